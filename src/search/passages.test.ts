import { describe, expect, it } from "vitest";
import { excerpt, type MarkedText, mark, marksOf, passageOf } from "./passages.ts";
import { readQuery } from "./query.ts";
import type { IndexedDocument } from "./shard.ts";

const shown = (text: MarkedText) => text.map(([part, isMarked]) => (isMarked ? `[${part}]` : part)).join("");
const marksFor = (text: string) => marksOf(readQuery(text));

it.each([
	["seal ", "Seal it, then unseal it.", "[Seal] it, then unseal it."],
	["sea", "Seal it at sea.", "[Seal] it at [sea]."],
	["se", "Seal it.", "[Seal] it."],
	["度々", "度々の雪", "[度々]の雪"],
	["季節 花見", "季節と雪", "[季節]と雪"],
	["kō ", "the Kō of today", "the [Kō] of today"],
	["季節 二十四", "二十四季節", "[二十四][季節]"],
	["候", "七十二候, kō", "七十二[候], kō"],
	["node", "a node’s beats", "a [node’s] beats"],
	["seal", "", ""],
	["2,500,000 ", "2,500,000, fixed, of 500,000.", "[2,500,000], fixed, of 500,000."],
	["0.847 ", "At 0.847. Then 0.8475.", "At [0.847]. Then 0.8475."],
	["<b>", "a <b>bold</b> claim", "a <[b]>bold</[b]> claim"],
])("marks %j in %j", (query, text, expected) => {
	expect(shown(mark(text, marksFor(query)))).toBe(expected);
});

it("marks the forms of a word that the documents have", () => {
	const words = [
		{ word: "stake", matches: [{ row: ["staking", []] as const, factor: 0.85 }], isExact: false, corrections: [] },
	];
	expect(shown(mark("Staking is a start.", marksOf(readQuery("stake "), words)))).toBe("[Staking] is a start.");
});

it("preserves the whole text", () => {
	const text = "Cherry 桜 blossoms: 七分咲き (shichibu-zaki).";
	for (const query of ["cherry", "桜", "blossoms 咲", "zaki", "none"])
		expect(
			mark(text, marksFor(query))
				.map(([part]) => part)
				.join(""),
		).toBe(text);
});

describe("excerpt", () => {
	const long = `${"The garden sleeps under snow. ".repeat(20)}Then the capsule is sealed. ${"Spring comes late. ".repeat(20)}`;

	it("starts with the sentence that contains the words, and ends with an ellipsis when cut", () => {
		const text = shown(excerpt(long, marksFor("capsule sealed")));
		expect(text).toMatch(/^Then the \[capsule\] is \[sealed\]\. Spring/);
		expect(text).toMatch(/ …$/);
		expect(text.length).toBeLessThan(190);
	});

	it("shows the stretch with most of the words, and nothing of what matches before it", () => {
		const snow = "Snow falls. ".repeat(20);
		const text = `A capsule rests. ${snow}Then the capsule is sealed. ${snow}A capsule rests. ${snow}`;
		expect(shown(excerpt(text, marksFor("capsule sealed")))).toMatch(/^Then the \[capsule\] is \[sealed\]\. Snow/);
	});

	it("cuts a text without blanks in the middle, and shows what matches", () => {
		const unbroken = `capsule/${"y".repeat(300)}`;
		expect(shown(excerpt(unbroken, marksFor("capsule")))).toMatch(/^\[capsule\]\/y{100,} …$/);
		expect(shown(excerpt(`Read about ${unbroken}`, marksFor("capsule")))).toMatch(/^Read about \[capsule\]\/y{90,} …$/);
	});

	it("starts at the beginning when nothing matches, and keeps a short text whole", () => {
		expect(shown(excerpt(long, marksFor("nothing")))).toMatch(/^The garden sleeps/);
		expect(shown(excerpt("Short and sealed.", marksFor("sealed")))).toBe("Short and [sealed].");
		expect(shown(excerpt("", marksFor("sealed")))).toBe("");
		const fitting = `The capsule is sealed. ${"Snow falls. ".repeat(11)}It rests.`;
		expect(shown(excerpt(fitting, marksFor("sealed")))).toBe(fitting.replace("sealed", "[sealed]"));
	});
});

describe("passageOf", () => {
	const document: IndexedDocument = {
		title: "Server Capsules",
		path: "/docs/a/server-capsules",
		section: "Technical Architecture",
		description: "A capsule is a whole server in one sealed file.",
		parts: [
			["", "", "What it is."],
			["h-wrap", "Wrap", "Encryption is on. Name the server and choose a recipient."],
			["h-carry", "Carry", "Capsules travel over the mesh."],
		],
	};

	it("opens at the heading whose text contains the words", () => {
		const passage = passageOf(document, marksFor("encryption recipient"));
		expect(passage.path).toBe("/docs/a/server-capsules#h-wrap");
		expect(passage.crumbs).toEqual(["Technical Architecture", "Server Capsules"]);
		expect(shown(passage.excerpt)).toContain("[Encryption]");
		expect(passage).toMatchObject({ together: 1, inTitle: 0 });
	});

	it("counts the words of a heading with those below it", () => {
		expect(passageOf(document, marksFor("wrap recipient"))).toMatchObject({
			path: "/docs/a/server-capsules#h-wrap",
			together: 1,
		});
	});

	it("prefers the heading below which the query stands as typed, such as a message", () => {
		const parts = [
			["", "", "What it is."],
			["h-match", "Which signature", "A signature matches its capsule. It does not match another."],
			[
				"h-fails",
				"When it fails",
				"Signature does not match: the file changed. No space: it needs 1.8 GB, has 1.1 GB.",
			],
		] as const;
		const opened = (text: string) => passageOf({ ...document, parts }, marksFor(text)).path.replace(/.*#/, "");
		expect(opened("signature does not match")).toBe("h-fails");
		expect(opened("Signature does not mat")).toBe("h-fails");
		expect(opened("needs 1.8 GB, has 1.1 GB")).toBe("h-fails");
		expect(opened("match signature")).toBe("h-match");
		expect(opened("matches")).toBe("h-match");
		const headings = [
			["", "", "What it is."],
			["h-other", "Match, then signature", "Of any capsule."],
			["h-same", "A signature match", "Of any capsule."],
		] as const;
		expect(passageOf({ ...document, parts: headings }, marksFor("signature match")).path).toMatch(/#h-same$/);
	});

	it("opens at a heading that is the query word for word, and below which a line of code is, whatever the title has", () => {
		const parts = [
			["", "", "A capsule is a file."],
			["h-not", "What a capsule does not do", "It does not travel."],
			["h-move", "Move it", "Start both servers.", "$ cherry p2p start kura-05 is back after 48 s"],
		] as const;
		const opened = (text: string) =>
			passageOf({ ...document, title: "What a capsule is", parts }, marksFor(text)).path.replace(/.*#/, "");
		expect(opened("what a capsule does not do")).toBe("h-not");
		expect(opened("kura-05 is back after 48 s")).toBe("h-move");
		expect(opened("what a capsule is")).toBe("/docs/a/server-capsules");
	});

	it("opens at the beginning when the title matches the query", () => {
		const passage = passageOf(document, marksFor("server capsules"));
		expect(passage.path).toBe("/docs/a/server-capsules");
		expect(shown(passage.title)).toBe("[Server] [Capsules]");
		expect(passage.inTitle).toBe(1);
	});

	it("opens at the beginning when nothing matches", () => {
		expect(passageOf(document, marksFor("xyzzy")).path).toBe("/docs/a/server-capsules");
	});
});
