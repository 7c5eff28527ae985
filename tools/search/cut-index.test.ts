import { expect, it } from "vitest";
import { backwards, partOf, type Shard, weightsIn } from "../../src/search/shard.ts";
import { cutIndex } from "./cut-index.ts";
import { pack, weighTerms } from "./weigh-terms.ts";

const words = Array.from({ length: 4_000 }, (_, index) => `${"abcdefgh"[index % 8]}${index.toString(36)}word`);
const rows = weighTerms(
	words.map((word) => ({
		title: word,
		section: "",
		description: "",
		parts: [{ id: "", heading: "", text: "", code: "" }],
	})),
);
const { plan, files } = cutIndex(rows);
const partFor = (key: string) => files.get(`t${partOf(plan.terms, key)}.json`) as Shard;

it("cuts the index into parts of a size that travels fast", () => {
	expect(plan.terms.length).toBeGreaterThan(5);
	for (const [name, content] of files) expect(JSON.stringify(content).length, name).toBeLessThan(12_000);
});

it("has every word in the part where it is looked for, and in the list where its ending is", () => {
	for (const word of words) {
		expect(partFor(word).terms.some(([term]) => term === word)).toBe(true);
		if (!/^[a-z]+$/.test(word)) continue;
		expect(files.get(`r${partOf(plan.endings, backwards(word))}.json`)).toContain(word);
	}
});

it("answers a beginning that reaches over several parts from one", () => {
	const { beginnings } = partFor("ab");
	const all = new Set(words.flatMap((word, number) => (word.startsWith("a1") ? [number] : [])));
	const row = partFor("a1").beginnings.find(([beginning]) => beginning === "a1");
	const isSpread = partOf(plan.terms, "a1") !== partOf(plan.terms, "a1\uffff");
	expect(Boolean(row)).toBe(isSpread);
	for (const number of weightsIn(row?.[1] ?? []).keys()) expect(all).toContain(number);
	for (const [beginning] of beginnings)
		expect(partOf(plan.terms, beginning)).not.toBe(partOf(plan.terms, `${beginning}\uffff`));
});

it("packs weights so that they can be read again, and keeps the best where there are too many", () => {
	const weighed = [
		[0, 0.5],
		[3, 1],
		[7, 0.5],
		[9, 0.01],
	] as const;
	expect([...weightsIn(pack(weighed))].sort()).toEqual([
		[0, 4],
		[3, 8],
		[7, 4],
		[9, 1],
	]);
	expect([...weightsIn(pack(weighed, 1)).keys()]).toEqual([3]);
});
