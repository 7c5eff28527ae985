import type { SearchAction } from "#src/content/search.ts";
import { type FoundName, nameThreshold } from "./find-names.ts";
import type { Name } from "./name.ts";
import type { Passage } from "./passages.ts";
import type { WordFound } from "./rank-documents.ts";

/** An action offered by the search, in the shape of a name. */
export interface NamedAction {
	kind: "action";
	action: SearchAction;
	label: string;
	also: readonly string[];
	pageTitle: "";
	text: "";
	kanji: "";
}

export type Named = Name | NamedAction;

/** A group of results. */
export type FoundGroup =
	| { of: Named["kind"]; names: readonly Named[] }
	| { of: "document"; passages: readonly Passage[] };

/** How many names of a kind, and in total, are listed before the documents. */
const mostOfKind = 3;
const mostBefore = 5;
/** How many names that match only by their description are listed after the documents. */
const mostAfter = 3;

/**
 * Puts results in the order in which they are listed: names that match, grouped by kind, the best kind first; then
 * documents; then names that only mention the words, and guesses if the documents contain the words exactly. A kind has
 * one group at most.
 * @param found best first
 * @param passages best first; empty while they are loading
 * @param words how each word was matched in the documents
 */
export function arrange(
	found: readonly FoundName<Named>[],
	passages: readonly Passage[],
	words: readonly Pick<WordFound, "isExact">[],
): FoundGroup[] {
	const isExact = passages.length > 0 && words.every((word) => word.isExact);
	const kinds = new Map<Named["kind"], Named[]>();
	let before = 0;
	for (const { named, score, isGuess } of found) {
		if (score < nameThreshold) break;
		if (isGuess && isExact) continue;
		const ofKind = kinds.get(named.kind) ?? [];
		if (before >= mostBefore || ofKind.length >= mostOfKind) continue;
		kinds.set(named.kind, [...ofKind, named]);
		before++;
	}
	const mentioned = new Map<Named["kind"], Named[]>();
	const rest = found
		.filter(({ named, score, isGuess }) => (score < nameThreshold || (isGuess && isExact)) && !kinds.has(named.kind))
		.slice(0, mostAfter);
	for (const { named } of rest) mentioned.set(named.kind, [...(mentioned.get(named.kind) ?? []), named]);
	const groups = (of: Map<Named["kind"], Named[]>) => [...of].map(([of, names]): FoundGroup => ({ of, names }));
	const documents: FoundGroup[] = passages.length > 0 ? [{ of: "document", passages }] : [];
	return [...groups(kinds), ...documents, ...groups(mentioned)];
}
