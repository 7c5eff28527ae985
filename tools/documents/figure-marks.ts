import { distinctiveFigure } from "../../src/content/facts/distinctive-figure.ts";
import { type Block, blocksOf } from "./blocks.ts";
import type { DocumentFault } from "./document-faults.ts";
import { facts } from "./facts.ts";

/** What a fact may be: a number, several of them (from, to), or words as they are stated. */
type Fact = number | string | readonly number[];

/** Stands behind a figure that is computed from facts, beside its sum. */
const computed = "computed";

/**
 * Figures of specification 9 that are not the facts' own, and figures that only mean a fact and are not marked. A mark is
 * a comment right behind a figure and its unit: `0.25%<!-- seedsMarket.tradingFee -->`; keys of lists are ids.
 */
export function figureFaults(source: string): DocumentFault[] {
	return blocksOf(source).flatMap((block) => [...block.marks.flatMap(markFault), ...unmarkedFigures(block)]);
}

function markFault({ name, before, line }: Block["marks"][number]): DocumentFault[] {
	const fault = (message: string) => [{ line, message: `figure <!-- ${name} -->: ${message}` }];
	const numbers = numbersIn(before);
	if (name === computed) return numbers.length > 0 ? [] : fault("there is no number before it");
	const fact = factNamed(name);
	if (fact === undefined) return fault("src/content/facts has no such fact");
	if (typeof fact === "string") return before.endsWith(fact) ? [] : fault(`the text before it must end in ${fact}`);
	const expected = typeof fact === "number" ? [fact] : fact;
	const scale = /Mills$/.test(name) ? 1000 : /Cents$/.test(name) ? 100 : 1;
	const found = numbers.slice(-expected.length).map((number) => Number((number * scale).toPrecision(12)));
	return found.join() === expected.join()
		? []
		: fault(`the document states ${found.join(" to ") || "no number"}; the fact is ${expected.join(" to ")}`);
}

/** Walks from an export of the facts along keys; a key of a list is an entry's id, or its place. */
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

/** Figures that occur nowhere by chance and have no mark behind them. */
function unmarkedFigures({ kind, text, marks, line }: Block): DocumentFault[] {
	if (kind === "heading") return [];
	const ends = marks.map(({ before }) => before.length);
	return [...text.matchAll(distinctiveFigure)].flatMap(({ 0: figure, index }) => {
		const end = index + figure.length;
		// The unit may stand between.
		const isMarked = ends.some((at) => at >= end && at - end <= 16 && !/\d/.test(text.slice(end, at)));
		return isMarked
			? []
			: [
					{
						line,
						message: `figure ${figure}: name its fact behind it, as in 287<!-- communityGrowth.totalMembers -->`,
					},
				];
	});
}
