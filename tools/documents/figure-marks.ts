import { distinctiveFigure } from "../../src/content/facts/distinctive-figure.ts";
import { plans } from "../../src/content/servers/plans.ts";
import { type Block, blocksOf } from "./blocks.ts";
import type { DocumentFault } from "./document-faults.ts";
import { facts } from "./facts.ts";

/** What a fact may be: a number, several of them (from, to), or literal words. */
type Fact = number | string | readonly number[];

/** Marks a figure that is computed from facts. */
const computed = "computed";

/**
 * Figures that contradict the facts they are marked with, and figures that can only be a fact but are not marked. A mark
 * is a comment directly after a figure and its unit: `0.25%<!-- seedsMarket.tradingFee -->`; list entries are named by
 * id.
 */
export function figureFaults(source: string): DocumentFault[] {
	return blocksOf(source).flatMap((block) => [...block.marks.flatMap(markFault), ...unmarkedFigures(block)]);
}

function markFault({ name, before, line }: Block["marks"][number]): DocumentFault[] {
	const fault = (message: string) => [{ line, message: `figure <!-- ${name} -->: ${message}` }];
	const numbers = numbersIn(before);
	if (name === computed) return numbers.length > 0 ? [] : fault("has no number before it");
	const fact = factNamed(name);
	if (fact === undefined) return fault("there is no such fact in src/content/facts, plans or almanacSpan");
	if (typeof fact === "string") return before.endsWith(fact) ? [] : fault(`the text before it must end in ${fact}`);
	const expected = typeof fact === "number" ? [fact] : fact;
	const scale = /Mills$/.test(name) ? 1000 : /Cents$/.test(name) ? 100 : 1;
	const found = numbers.slice(-expected.length).map((number) => Number((number * scale).toPrecision(12)));
	return found.join() === expected.join()
		? []
		: fault(`the document states ${found.join(" to ") || "no number"}; the fact is ${expected.join(" to ")}`);
}

/** Resolves a name from an export of the facts along its keys; a key of a list is an entry's id, or its index. */
function factNamed(name: string): Fact | undefined {
	let value: unknown = facts;
	for (const key of name.split(".")) {
		if (typeof value !== "object" || value === null) return undefined;
		const entry: unknown = Array.isArray(value) ? value.find(({ id }) => id === key) : undefined;
		value = entry ?? (Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined);
	}
	if (typeof value === "number" || typeof value === "string") return value;
	return Array.isArray(value) && value.every((one) => typeof one === "number") ? value : undefined;
}

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const multiples: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, million: 1e6, billion: 1e9 };

/** The numbers of a text, in digits or, up to twelve, in words. */
function numbersIn(text: string): number[] {
	const pattern = new RegExp(
		String.raw`(?<![\w.,])[$€]?(\d[\d,]*(?:\.\d+)?)(?:([KMB])\b|\s(million|billion)\b)?|\b(${words.join("|")})\b`,
		"gi",
	);
	return [...text.matchAll(pattern)].map(([, digits, letter, word, inWords]) =>
		inWords
			? words.indexOf(inWords.toLowerCase())
			: Number(digits?.replaceAll(",", "")) * (multiples[letter ?? word?.toLowerCase() ?? ""] ?? 1),
	);
}

/** The prices of the price list, in euros. */
const prices = new Set(plans.flatMap(({ hourlyMills, monthlyCents }) => [hourlyMills / 1000, monthlyCents / 100]));

/** Figures too distinctive to be a coincidence that have no mark after them, and prices of plans that have none. */
function unmarkedFigures({ kind, text, marks, line }: Block): DocumentFault[] {
	if (kind === "heading") return [];
	const ends = marks.map(({ before }) => before.length);
	const listed = [...text.matchAll(/€\d+(?:,\d{3})*(?:\.\d+)?/g)].filter(([price]) =>
		numbersIn(price).some((one) => prices.has(one)),
	);
	return [...text.matchAll(distinctiveFigure), ...listed].flatMap(({ 0: figure, index }) => {
		const end = index + figure.length;
		// The unit may come in between.
		const isMarked = ends.some((at) => at >= end && at - end <= 16 && !/\d/.test(text.slice(end, at)));
		return isMarked
			? []
			: [
					{
						line,
						message: `figure ${figure}: add its fact after it, as in 287<!-- communityGrowth.totalMembers -->`,
					},
				];
	});
}
