import { expect, it } from "vitest";
import { matchPath } from "#src/navigation/match-path.ts";
import { type GlossaryEntry, glossary } from "./glossary.ts";
import { glossaryGroups } from "./glossary-groups.ts";

const entries: readonly GlossaryEntry[] = glossary;

it("every id is unique and can be a fragment", () => {
	expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
	for (const { id } of entries) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
});

it("ids of entries and of groups differ, because both are fragments of one page", () => {
	const groups: string[] = glossaryGroups.map(({ id }) => id);
	expect(entries.filter(({ id }) => groups.includes(id))).toEqual([]);
});

it("only Japanese words have characters and a reading, and every group has words", () => {
	for (const { id, group, kanji, reading } of entries)
		expect([kanji !== undefined, reading !== undefined], id).toEqual(
			group === "japanese" ? [true, true] : [false, false],
		);
	for (const { id } of glossaryGroups) expect(entries.some(({ group }) => group === id)).toBe(true);
});

it("a meaning is one or two sentences, and begins with a capital", () => {
	for (const { id, meaning } of entries) {
		expect(meaning, id).toMatch(/^[“A-Z].*\.$/);
		expect(meaning.length, id).toBeLessThanOrEqual(180);
		expect(meaning.match(/[.?!](?= |$)/g)?.length, id).toBeLessThanOrEqual(2);
	}
});

it("links only to existing pages", () => {
	for (const { id, at } of entries) if (at) expect(matchPath(at.split("#")[0] as string).known, id).toBe(true);
});

it("distinguishes the two tokens in both entries", () => {
	const meaning = (id: string) => entries.find((entry) => entry.id === id)?.meaning;
	expect(meaning("cherry-seeds")).toContain("not CHERRY");
	expect(meaning("cherry")).toContain("not Cherry Seeds");
});
