import { resultWords, type SearchAction, searchBeginnings, searchGroups, searchInstead } from "#src/content/search.ts";
import { routeOf, siteMapEntry } from "#src/navigation/match-path.ts";
import type { IconName } from "#src/ui/icon-names.ts";
import { arrange, type Named } from "./arrange.ts";
import type { FoundDocuments } from "./find-documents.ts";
import type { FoundName } from "./find-names.ts";
import type { Name } from "./name.ts";
import { type MarkedText, type Marks, mark, type Passage } from "./passages.ts";

/** What choosing an item does. */
export type Choice = { open: string } | { act: SearchAction } | { search: string } | { forget: true };

/** One option of the list. */
export interface SearchItem {
	icon: IconName;
	/** A Japanese word, or "". A single kanji also replaces the icon. */
	kanji: string;
	title: MarkedText;
	crumbs: readonly string[];
	excerpt: MarkedText;
	choice: Choice;
}

export interface SearchGroup {
	title: string;
	items: readonly SearchItem[];
}

const plain = (text: string): MarkedText => [[text, false]];
const line = { kanji: "", crumbs: [], excerpt: [] };

/** Sections and entries use the icon of the page they are on. */
const iconAt = (path: string) => siteMapEntry(routeOf(path).page).icon;

function nameItem(named: Named, marks: Marks): SearchItem {
	const title = mark(named.label, marks);
	if (named.kind === "action") return { ...line, icon: "sliders-horizontal", title, choice: { act: named.action } };
	const { path, pageTitle, text, kind, kanji } = named;
	const crumbs = pageTitle === "" ? [] : [pageTitle];
	const icon = kind === "command" ? "square-terminal" : iconAt(path);
	return {
		icon,
		kanji: kind === "word" ? kanji : "",
		title,
		crumbs,
		excerpt: mark(text, marks),
		choice: { open: path },
	};
}

const passageItem = ({ path, title, crumbs, excerpt }: Passage): SearchItem => ({
	...line,
	icon: "book-open",
	title,
	crumbs,
	excerpt,
	choice: { open: path },
});

/** The results, by group. */
export const foundGroups = (
	names: readonly FoundName<Named>[],
	{ passages, words }: FoundDocuments,
	marks: Marks,
): SearchGroup[] =>
	arrange(names, passages, words).map((group) => ({
		title: searchGroups[group.of],
		items: "names" in group ? group.names.map((named) => nameItem(named, marks)) : group.passages.map(passageItem),
	}));

const unmarked: Marks = { words: new Map(), prefix: null, runs: [], count: 0, phrase: "" };

/** Shown while the field is empty: recent searches and starting points. */
export function suggestions(
	recent: readonly string[],
	namesAt: (paths: readonly string[]) => readonly Name[],
): SearchGroup[] {
	const searches = recent.map(
		(text): SearchItem => ({ ...line, icon: "clock", title: plain(text), choice: { search: text } }),
	);
	const forget: SearchItem = { ...line, icon: "x", title: plain(resultWords.clear), choice: { forget: true } };
	const begin = { title: searchGroups.begin, items: namesAt(searchBeginnings).map((name) => nameItem(name, unmarked)) };
	return searches.length === 0 ? [begin] : [{ title: searchGroups.recent, items: [...searches, forget] }, begin];
}

/** Shown when nothing was found. */
export const fallbacks = (namesAt: (paths: readonly string[]) => readonly Name[]): SearchGroup[] => [
	{ title: searchGroups.begin, items: namesAt(searchInstead).map((name) => nameItem(name, unmarked)) },
];
