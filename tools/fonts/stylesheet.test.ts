import { describe, expect, it } from "vitest";
import { faceRule, standInRule, unicodeRange } from "./stylesheet.ts";

describe("unicodeRange", () => {
	it.each([
		["a", "U+61"],
		["ab", "U+61-62"],
		["zcba", "U+61-63,U+7A"],
		["aa", "U+61"],
		["春𠮷", "U+6625,U+20BB7"],
	])("%s is %s", (characters, range) => expect(unicodeRange(characters)).toBe(range));
});

describe("faceRule", () => {
	it("uses font-display: swap and is limited to its characters", () => {
		expect(faceRule({ family: "A B", style: "italic", weight: "300 400", file: "a.woff2", characters: "ab" })).toBe(
			'@font-face{font-family:"A B";font-style:italic;font-weight:300 400;font-display:swap;' +
				'src:url("./fonts/a.woff2") format("woff2");unicode-range:U+61-62}\n',
		);
	});
});

describe("faceRule of a face behind others", () => {
	it("claims the range it is given", () => {
		const face = { family: "A", style: "normal", weight: "400", file: "a.woff2", characters: "ab" } as const;
		expect(faceRule({ ...face, range: "U+3000-9FFF" })).toMatch(/;unicode-range:U\+3000-9FFF\}\n$/);
	});
});

describe("standInRule", () => {
	it("scales the letters but not the line height", () => {
		const metrics = { ascent: 0.9, descent: 0.3 };
		const rule = standInRule({
			family: "A",
			style: "normal",
			weight: "400",
			fonts: ["B", "C D"],
			sizeAdjust: 1.2,
			metrics,
		});
		expect(rule).toContain('src:local("B"),local("C D");size-adjust:120%;ascent-override:75%;descent-override:25%;');
	});

	it("covers only its own characters if it has a range", () => {
		const kanji = { family: "A", style: "normal", weight: "400", fonts: ["B"], sizeAdjust: 1 } as const;
		const rule = standInRule({ ...kanji, metrics: { ascent: 0.88, descent: 0.12 }, range: "U+20,U+3000-9FFF" });
		expect(rule).toMatch(/;unicode-range:U\+20,U\+3000-9FFF\}\n$/);
	});
});
