import type { SearchAction } from "#src/content/search.ts";
import { byName, type FoundName } from "./find-names.ts";
import type { Name } from "./name.ts";
import type { Passage } from "./passages.ts";
import type { WordFound } from "./rank-documents.ts";

/** An action of the search, as it is looked for. */
export interface NamedAction {
	kind: "action";
	action: SearchAction;
	label: string;
	also: readonly string[];
	on: "";
	text: "";
	kanji: "";
}

export type Named = Name | NamedAction;

/** What is listed, in groups. */
export type FoundGroup =
	| { of: Named["kind"]; names: readonly Named[] }
	| { of: "document"; passages: readonly Passage[] };

/** So many of a kind, and of all kinds together, stand before the documents. */
const mostOfKind = 3;
const mostBefore = 5;
/** So many follow them, where the words stand only in what is said of a name. */
const mostAfter = 3;

/**
 * What was found in the order in which it is listed: what goes by that name, by kinds, the nearest kind first; the
 * documents; then what merely mentions it, and what was only guessed at where the documents have the very words. A group
 * holds everything of its kind, so none stands there twice.
 * @param found the nearest first
 * @param passages the best first; empty while they are on their way
 * @param words what each word was found as in the documents
 */
export function arrange(
	found: readonly FoundName<Named>[],
	passages: readonly Passage[],
	words: readonly Pick<WordFound, "isWritten">[],
): FoundGroup[] {
	const isWritten = passages.length > 0 && words.every((word) => word.isWritten);
	const kinds = new Map<Named["kind"], Named[]>();
	let before = 0;
	for (const { named, score, isGuess } of found) {
		if (score < byName) break;
		if (isGuess && isWritten) continue;
		const ofKind = kinds.get(named.kind) ?? [];
		if (before >= mostBefore || ofKind.length >= mostOfKind) continue;
		kinds.set(named.kind, [...ofKind, named]);
		before++;
	}
	const mentioned = new Map<Named["kind"], Named[]>();
	const rest = found
		.filter(({ named, score, isGuess }) => (score < byName || (isGuess && isWritten)) && !kinds.has(named.kind))
		.slice(0, mostAfter);
	for (const { named } of rest) mentioned.set(named.kind, [...(mentioned.get(named.kind) ?? []), named]);
	const groups = (of: Map<Named["kind"], Named[]>) => [...of].map(([of, names]): FoundGroup => ({ of, names }));
	const documents: FoundGroup[] = passages.length > 0 ? [{ of: "document", passages }] : [];
	return [...groups(kinds), ...documents, ...groups(mentioned)];
}
