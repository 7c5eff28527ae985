import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { kanjiSubsets } from "./fonts/kanji.ts";
import { unicodeRange } from "./fonts/stylesheet.ts";
import { codePointsOf } from "./fonts/subset.ts";
import { buildFonts, type FontBuild } from "./fonts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Every kanji and kana in the tree with a file that uses it, found independently of the tool under test. */
function japaneseInUse(): Map<string, string> {
	const found = new Map<string, string>();
	for (const folder of ["src", "public/docs"]) {
		for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
			const file = join(entry.parentPath, entry.name);
			if (!/\.(tsx?|css|json|md)$/.test(file) || /\.test\.|generated|src.styles/.test(file)) continue;
			const text = readFileSync(file, "utf8");
			for (const [one] of text.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu))
				found.set(one, file);
		}
	}
	return found;
}

interface Rule {
	readonly family: string;
	readonly file: string;
	readonly range: string;
}

function rules(css: string): Rule[] {
	return [...css.matchAll(/font-family:"([^"]+)"[^}]*fonts\/([^"]+)"[^}]*unicode-range:([^}]+)\}/g)].map(
		([, family = "", file = "", range = ""]) => ({ family, file, range }),
	);
}

function covers(range: string, code: number): boolean {
	return range.split(",").some((part) => {
		const [first = Number.NaN, last = first] = part
			.slice(2)
			.split("-")
			.map((hex) => Number.parseInt(hex, 16));
		return code >= first && code <= last;
	});
}

describe("the fonts served", () => {
	let build: FontBuild;
	let css: string;
	let drawn: { rule: Rule; codes: Set<number> }[];

	beforeAll(async () => {
		build = await buildFonts();
		css = readFileSync(join(root, "src/generated/fonts.css"), "utf8");
		drawn = await Promise.all(
			rules(css).map(async (rule) => ({
				rule,
				codes: await codePointsOf(readFileSync(join(root, "src/generated/fonts", rule.file))),
			})),
		);
	});

	it("draw every kanji and kana in use, the common ones from the preloaded files", () => {
		const missing: string[] = [];
		const inUse = japaneseInUse();
		for (const [character, file] of inUse) {
			const code = character.codePointAt(0) ?? 0;
			// If several faces of a family claim a character, the last one draws it.
			const claims = (family: string) =>
				drawn.filter(({ rule }) => rule.family === family && covers(rule.range, code)).at(-1);
			const from = ["Shippori Mincho", "Shippori Rest"].map(claims);
			if (!from.some((face) => face?.codes.has(code))) missing.push(`${character} in ${file}`);
		}
		expect(inUse.size).toBeGreaterThan(0);
		expect(missing).toEqual([]);
	});

	it("claim no character they do not draw, except for the preloaded kanji and the fallback behind all others", () => {
		const behindOthers = ["shippori-core.woff2", "shippori-rest.woff2"];
		for (const { rule, codes } of drawn) {
			const exact = unicodeRange(String.fromCodePoint(...codes));
			expect(rule.range).toBe(behindOthers.includes(rule.file) ? "U+3000-9FFF,U+FF00-FFEF" : exact);
			for (const code of codes) expect(covers(rule.range, code), `${rule.file} ${code}`).toBe(true);
		}
	});

	it.each(["Newsreader", "Instrument Sans", "JetBrains Mono"])("%s draws ASCII, macrons and dashes", (family) => {
		const codes = new Set(drawn.filter(({ rule }) => rule.family === family).flatMap((one) => [...one.codes]));
		expect([..."AZaz09~!āēīōūĀĒĪŌŪ–—‘’“”…·×−€°"].filter((one) => !codes.has(one.codePointAt(0) ?? 0))).toEqual([]);
	});

	it("keep what is preloaded within 70 KB", () => {
		const preload = build.files.filter((file) => file.preload);
		expect(preload.map((file) => file.file.split("/").at(-1))).toEqual([
			"newsreader.woff2",
			"instrument-sans.woff2",
			"shippori-core.woff2",
		]);
		expect(preload.reduce((sum, file) => sum + file.bytes, 0)).toBeLessThanOrEqual(70 * 1024);
	});

	it("are in the font stacks of tokens.css, fallback fonts included", () => {
		const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
		const families = new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, family = ""]) => family));
		expect([...families].filter((family) => !tokens.includes(family))).toEqual([]);
	});

	it("are not rebuilt when nothing has changed", async () => {
		expect((await buildFonts()).rebuilt).toBe(false);
	});
});

describe("kanjiSubsets", () => {
	it("finds rare kanji in the numbered slices", async () => {
		const usage = new Map([..."春睆睍雊鱖"].map((one) => [one, "almanac.ts"]));
		const subsets = await kanjiSubsets("rest", usage);
		expect(subsets.map(({ name, characters }) => [name, characters])).toEqual([
			["rest", "春"],
			["rest-27", "睆睍"],
			["rest-10", "雊"],
			["rest-6", "鱖"],
		]);
	});

	it("names a character without a glyph and a file that uses it", async () => {
		const usage = new Map([["\u{2fa1e}", "src/content/site-map.ts"]]);
		await expect(kanjiSubsets("core", usage)).rejects.toThrow(
			/"\u{2fa1e}" \(U\+2FA1E\), used in src\/content\/site-map\.ts/u,
		);
	});
});
