import { expect, it } from "vitest";
import { reversed, type Shard, shardOf, weightsIn } from "../../src/search/shard.ts";
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
const shardFor = (key: string) => files.get(`t${shardOf(plan.terms, key)}.json`) as Shard;

it("cuts the index into shards small enough to fetch quickly", () => {
	expect(plan.terms.length).toBeGreaterThan(5);
	for (const [name, content] of files) expect(JSON.stringify(content).length, name).toBeLessThan(12_000);
});

it("puts every word into the shard it is looked up in, and into the list of its ending", () => {
	for (const word of words) {
		expect(shardFor(word).terms.some(([term]) => term === word)).toBe(true);
		if (!/^[a-z]+$/.test(word)) continue;
		expect(files.get(`r${shardOf(plan.endings, reversed(word))}.json`)).toContain(word);
	}
});

it("keeps every form of a word in each shard that holds one of them, wherever the index is cut", () => {
	const forms = ["blossom", "blossoming", "blossoms"];
	/** The index with this many words before them, and the shards that they fall into. */
	const cutAfter = (count: number) => {
		const before = Array.from({ length: count }, (_, index) => `a${String(index).padStart(3, "0")}`);
		const { plan, files } = cutIndex([...before, ...forms].map((word) => [word, [[8, 0]]]));
		return { files, shards: new Set(forms.map((form) => shardOf(plan.terms, form))) };
	};
	const spread = Array.from({ length: 600 }, (_, count) => cutAfter(count)).filter(({ shards }) => shards.size > 1);
	expect(spread).not.toEqual([]);
	for (const { files, shards } of spread)
		for (const number of shards)
			expect((files.get(`t${number}.json`) as Shard).terms.map(([term]) => term)).toEqual(
				expect.arrayContaining(forms),
			);
});

it("answers a prefix that spans several shards from a single one", () => {
	const isSpread = (prefix: string) => shardOf(plan.terms, prefix) !== shardOf(plan.terms, `${prefix}\uffff`);
	const row = shardFor("b1").prefixes.find(([prefix]) => prefix === "b1");
	expect(isSpread("b1")).toBe(true);
	const numbers = [...weightsIn(row?.[1] ?? []).keys()];
	expect(numbers).not.toEqual([]);
	for (const number of numbers) expect(words[number]).toMatch(/^b1/);

	const prefixes = [...files].flatMap(([name, content]) => (name.startsWith("t") ? (content as Shard).prefixes : []));
	for (const [prefix] of prefixes) expect(isSpread(prefix), prefix).toBe(true);
});

it("packs weights losslessly up to rounding, and keeps only the best documents of a frequent word", () => {
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
