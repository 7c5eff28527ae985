import { describe, expect, it } from "vitest";
import { closestTerms, distanceTo, matchingTerms, maxTypos, stemOf } from "./match-terms.ts";
import type { TermRow } from "./shard.ts";

it.each([
	[["stake", "stakes", "staked", "staking"], "stak"],
	[["plan", "plans", "planned", "planning"], "plan"],
	[["policy", "policies"], "policy"],
	[["carry", "carries", "carried"], "carry"],
	[["exact", "exactly"], "exact"],
	[["add", "added", "adding"], "ad"],
	[["stop", "stopped"], "stop"],
	[["calculate", "calculated", "calculating", "calculation"], "calcul"],
	[["state", "states", "stated"], "stat"],
	// Short words are not stemmed, and "server" is not reduced to "serv".
	[["is"], "is"],
	[["server", "servers"], "server"],
])("reduces %j to one stem", (forms, stem) => {
	expect(forms.map(stemOf)).toEqual(forms.map(() => stem));
});

describe("matchingTerms", () => {
	const rows: TermRow[] = ["stake", "staked", "stakes", "start", "status"].map((term) => [term, [[1, 0]]]);
	const termsOf = (word: string, isLast: boolean) => matchingTerms(word, rows, isLast).map(({ row: [term] }) => term);

	it("finds the other forms of a word", () => expect(termsOf("stake", false)).toEqual(["stake", "staked", "stakes"]));

	it("finds a plural that ends in ies", () => {
		const [found] = matchingTerms("ceremony", [["ceremonies", [[1, 0]]]], false);
		expect(found?.row[0]).toBe("ceremonies");
	});

	it("treats only the last word as a prefix, from two letters on", () => {
		expect(termsOf("sta", true)).toEqual(["stake", "staked", "stakes", "start", "status"]);
		expect(termsOf("sta", false)).toEqual([]);
		expect(termsOf("s", true)).toEqual([]);
	});

	it("ranks the exact word above its forms, and those above prefix matches", () => {
		const factors = Object.fromEntries(
			matchingTerms("stake", rows, true).map(({ row: [term], factor }) => [term, factor]),
		);
		expect(factors.stake).toBe(1);
		expect(factors.staked).toBeLessThan(1);
		expect(matchingTerms("stat", rows, true)[0]?.factor).toBeLessThan(factors.staked ?? 0);
	});
});

it.each([
	["abc", 0],
	["abcd", 1],
	["abcdefg", 1],
	["abcdefgh", 2],
	["2500000", 0],
	["99.5", 0],
	["v2.1", 1],
])("allows %s this many typos: %i", (word, most) => expect(maxTypos(word)).toBe(most));

it.each([
	["capsule", "cpasule", false, 1],
	["capsule", "kapsule", false, 1],
	["capsule", "capsul", false, 1],
	["capsule", "cpsle", false, Number.POSITIVE_INFINITY],
	["governance", "govrnence", false, 2],
	// An unfinished word costs half a letter more than its typo.
	["governance", "govren", true, 1.5],
	["governance", "govren", false, Number.POSITIVE_INFINITY],
	["season", "reason", false, 1],
	["mesh", "fish", false, Number.POSITIVE_INFINITY],
])("measures %s against %s (last: %s): %d", (term, typed, isLast, away) => {
	expect(distanceTo(term, typed, isLast)).toBe(away);
});

it("returns the closest words, at most three, preferring the same first letter", () => {
	expect(closestTerms("seasen", ["reason", "season", "capsule"], false)).toEqual(["season"]);
	expect(closestTerms("tent", ["tend", "text", "rent", "test", "sent"], false)).toEqual(["tend", "text", "test"]);
	expect(closestTerms("beal", ["seal", "bead"], false)).toEqual(["bead", "seal"]);
	expect(closestTerms("seasonsx", ["season", "seasons"], false)).toEqual(["seasons"]);
	expect(closestTerms("xyzzy", ["capsule"], false)).toEqual([]);
});
