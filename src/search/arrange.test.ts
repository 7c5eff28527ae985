import { expect, it } from "vitest";
import { arrange, type Named } from "./arrange.ts";
import type { Passage } from "./passages.ts";

const named = (kind: "page" | "command" | "word", label: string, score: number, isGuess = false) => ({
	named: { kind, label, pageTitle: "", path: `/${label}`, text: "", kanji: "", also: [] } satisfies Named,
	score,
	isGuess,
});
const passage: Passage = { path: "/docs", title: [["A", false]], crumbs: [], excerpt: [], together: 1, inTitle: 0 };
const shape = (found: Parameters<typeof arrange>[0], passages: readonly Passage[], isExact = true) =>
	arrange(found, passages, [{ isExact }]).map((group) =>
		"names" in group ? `${group.of}: ${group.names.map(({ label }) => label).join()}` : group.of,
	);

it("lists matching names, best kind first, then documents, then names that only mention the words", () => {
	const found = [named("word", "a", 1), named("page", "b", 0.9), named("word", "c", 0.8), named("command", "d", 0.3)];
	expect(shape(found, [passage])).toEqual(["word: a,c", "page: b", "document", "command: d"]);
});

it("lists at most three names of a kind and five in total before the documents", () => {
	const words = ["a", "b", "c", "d"].map((label) => named("word", label, 1));
	const pages = ["e", "f", "g"].map((label) => named("page", label, 0.9));
	expect(shape([...words, ...pages], [passage])).toEqual(["word: a,b,c", "page: e,f", "document"]);
});

it.each([true, false])("never lists a name after the documents that had no room before them (exact: %s)", (isExact) => {
	const words = ["a", "b", "c"].map((label) => named("word", label, 1));
	const rest = [named("page", "d", 0.9), named("page", "e", 0.9), named("command", "f", 0.9)];
	expect(shape([...words, ...rest], [passage], isExact)).toEqual(["word: a,b,c", "page: d,e", "document"]);
});

it("lists at most three names that only mention the words, those of a kind together", () => {
	const mentions = ["b", "c", "d", "e"].map((label) => named("page", label, 0.3));
	expect(shape([named("word", "a", 1), ...mentions], [passage])).toEqual(["word: a", "document", "page: b,c,d"]);
});

it.each([
	[true, ["page: b", "document", "word: a"]],
	[false, ["word: a", "page: b", "document"]],
])("ranks a guessed name against documents that contain the exact word (%s)", (isExact, expected) => {
	expect(shape([named("word", "a", 0.7, true), named("page", "b", 0.6)], [passage], isExact)).toEqual(expected);
});

it("keeps a guess while no documents have arrived", () => {
	expect(shape([named("word", "a", 0.7, true)], [])).toEqual(["word: a"]);
});

it("returns no empty and no duplicate groups", () => {
	expect(shape([], [])).toEqual([]);
	expect(shape([named("word", "a", 0.4), named("word", "b", 0.39)], [])).toEqual(["word: a"]);
});
