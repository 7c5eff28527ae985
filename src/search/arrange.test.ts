import { expect, it } from "vitest";
import { arrange, type Named } from "./arrange.ts";
import type { Passage } from "./passages.ts";

const named = (kind: "page" | "command" | "word", label: string, score: number, isGuess = false) => ({
	named: { kind, label, on: "", path: `/${label}`, text: "", kanji: "", also: [] } satisfies Named,
	score,
	isGuess,
});
const passage: Passage = { path: "/docs", title: [["A", false]], crumbs: [], excerpt: [], together: 1, inTitle: 0 };
const shape = (found: Parameters<typeof arrange>[0], passages: readonly Passage[], isWritten = true) =>
	arrange(found, passages, [{ isWritten }]).map((group) =>
		"names" in group ? `${group.of}: ${group.names.map(({ label }) => label).join()}` : group.of,
	);

it("lists names before the documents, the nearest kind first, and what mentions the words after them", () => {
	const found = [named("word", "a", 1), named("page", "b", 0.9), named("word", "c", 0.8), named("command", "d", 0.3)];
	expect(shape(found, [passage])).toEqual(["word: a,c", "page: b", "document", "command: d"]);
});

it("lets names take three places a kind and five in all", () => {
	const words = ["a", "b", "c", "d"].map((label) => named("word", label, 1));
	const pages = ["e", "f", "g"].map((label) => named("page", label, 0.9));
	expect(shape([...words, ...pages], [passage])).toEqual(["word: a,b,c", "page: e,f", "document"]);
});

it.each([
	[true, ["page: b", "document", "word: a"]],
	[false, ["word: a", "page: b", "document"]],
])("where documents have the very word (%s) a guess comes after them", (isWritten, expected) => {
	expect(shape([named("word", "a", 0.7, true), named("page", "b", 0.6)], [passage], isWritten)).toEqual(expected);
});

it("keeps a guess where nothing else is there yet", () => {
	expect(shape([named("word", "a", 0.7, true)], [])).toEqual(["word: a"]);
});

it("has no group without something in it, and none twice", () => {
	expect(shape([], [])).toEqual([]);
	expect(shape([named("word", "a", 0.4), named("word", "b", 0.39)], [])).toEqual(["word: a"]);
});
