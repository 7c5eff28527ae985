import { describe, expect, it } from "vitest";
import { excerpt, type MarkedText, mark, marksOf, passageOf } from "./passages.ts";
import { readQuery } from "./query.ts";
import type { IndexedDocument } from "./shard.ts";

const shown = (text: MarkedText) => text.map(([part, isMarked]) => (isMarked ? `[${part}]` : part)).join("");
const marksFor = (text: string) => marksOf(readQuery(text));

it.each([
	["seal ", "Seal it, then unseal it.", "[Seal] it, then unseal it."],
	["sea", "Seal it at sea.", "[Seal] it at [sea]."],
	["kō ", "the Kō of today", "the [Kō] of today"],
	["候", "七十二候, kō", "七十二[候], kō"],
	["node", "a node’s beats", "a [node’s] beats"],
	["seal", "", ""],
	["2,500,000 ", "2,500,000, fixed, of 500,000.", "[2,500,000], fixed, of 500,000."],
	["0.847 ", "At 0.847. Then 0.8475.", "At [0.847]. Then 0.8475."],
	["<b>", "a <b>bold</b> claim", "a <[b]>[b]old</[b]> claim"],
])("marks %j in %j", (query, text, expected) => {
	if (query === "<b>") return expect(shown(mark(text, marksFor(query)))).toBe("a <[b]>bold</[b]> claim");
	expect(shown(mark(text, marksFor(query)))).toBe(expected);
});

it("loses no letter of a text", () => {
	const text = "Cherry 桜 blossoms: 七分咲き (shichibu-zaki).";
	for (const query of ["cherry", "桜", "blossoms 咲", "zaki", "none"])
		expect(
			mark(text, marksFor(query))
				.map(([part]) => part)
				.join(""),
		).toBe(text);
});

describe("an excerpt", () => {
	const long = `${"The garden sleeps under snow. ".repeat(20)}Then the capsule is sealed. ${"Spring comes late. ".repeat(20)}`;

	it("begins with the sentence that has the words, and says that there is more", () => {
		const text = shown(excerpt(long, marksFor("capsule sealed")));
		expect(text).toMatch(/^Then the \[capsule\] is \[sealed\]\. Spring/);
		expect(text).toMatch(/ …$/);
		expect(text.length).toBeLessThan(190);
	});

	it("is the beginning where nothing is to be marked, and the whole of a short text", () => {
		expect(shown(excerpt(long, marksFor("nothing")))).toMatch(/^The garden sleeps/);
		expect(shown(excerpt("Short and sealed.", marksFor("sealed")))).toBe("Short and [sealed].");
		expect(shown(excerpt("", marksFor("sealed")))).toBe("");
	});
});

describe("a passage", () => {
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

	it("opens below the heading whose text has the words", () => {
		const passage = passageOf(document, marksFor("encryption recipient"));
		expect(passage.path).toBe("/docs/a/server-capsules#h-wrap");
		expect(passage.crumbs).toEqual(["Technical Architecture", "Server Capsules"]);
		expect(shown(passage.excerpt)).toContain("[Encryption]");
		expect(passage).toMatchObject({ together: 1, inTitle: 0 });
	});

	it("opens the document where its title is what was looked for", () => {
		const passage = passageOf(document, marksFor("server capsules"));
		expect(passage.path).toBe("/docs/a/server-capsules");
		expect(shown(passage.title)).toBe("[Server] [Capsules]");
		expect(passage.inTitle).toBe(1);
	});

	it("opens the document where nothing in it is marked", () => {
		expect(passageOf(document, marksFor("xyzzy")).path).toBe("/docs/a/server-capsules");
	});
});
