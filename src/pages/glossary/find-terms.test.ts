import { expect, it } from "vitest";
import { type GlossaryEntry, glossary } from "#src/content/glossary.ts";
import { findTerms } from "./find-terms.ts";

const found = (query: string) => findTerms<GlossaryEntry>(glossary, query).map(({ id }) => id);

it.each([
	["kohai", "kouhai"],
	["kōhai", "kouhai"],
	["KOUHAI", "kouhai"],
	["後輩", "kouhai"],
	["aes256", "aes-256"],
	["ＡＥＳ２５６", "aes-256"],
	["aes 256", "aes-256"],
	["solar term", "sekki"],
	["wabi sabi", "wabi-sabi"],
	["wabi\u2011sabi", "wabi-sabi"],
	["wabi–sabi", "wabi-sabi"],
	["\u200ekōhai\u200f", "kouhai"],
	["\u202ako\u00adhai\u200b\u202c", "kouhai"],
	["paper strips", "tanabata"],
])("“%s” finds %s", (query, id) => {
	expect(found(query)).toContain(id);
});

it.each(["", "   ", "\u200b"])("“%s” finds everything", (query) => {
	expect(found(query)).toHaveLength(glossary.length);
});

it("unknown words find nothing, and special characters have no special meaning", () => {
	expect(found("zzz")).toEqual([]);
	expect(found("(.*")).toEqual([]);
});

it("keeps the order of the entries", () => {
	const order = glossary.map(({ id }) => id as string);
	const some = found("stak");
	expect(some.length).toBeGreaterThan(3);
	expect(some).toEqual(order.filter((id) => some.includes(id)));
});
