import packed from "virtual:search-names";
import { type SearchAction, searchActions } from "#src/content/search.ts";
import { whenIdle } from "#src/platform/when-idle.ts";
import { whenUsable } from "#src/platform/when-usable.ts";
import type { Named, NamedAction } from "./arrange.ts";
import { indexNames, type NameIndex } from "./find-names.ts";
import { type Name, unpackName } from "./name.ts";

/** Longest wait for an idle moment, in ms. */
const longestWaitMs = 500;

const names: readonly Name[] = packed.map(unpackName);
const actions = Object.entries(searchActions).map(
	([action, words]): NamedAction => ({
		kind: "action",
		action: action as SearchAction,
		...words,
		pageTitle: "",
		text: "",
		kanji: "",
	}),
);

const all: readonly Named[] = [...names, ...actions];
const index = indexNames<Named>([]);
/** How many names are indexed in one idle moment, in about 4 ms. */
const atOnce = 100;

/** The index of all names. Whatever is missing is added first. */
export const nameIndex = (): NameIndex<Named> => indexNames(all.slice(index.names.length), index);

/**
 * Builds the index while the page is idle, so that neither opening the field nor the first letter waits for it.
 * @returns a function that stops it
 */
export function indexWhenIdle(): () => void {
	let stop = () => {};
	const step = () => {
		const { length } = index.names;
		indexNames(all.slice(length, length + atOnce), index);
		if (index.names.length < all.length) stop = whenIdle(step, longestWaitMs);
	};
	stop = whenUsable(step);
	return () => stop();
}

const byPath = new Map(names.map((name) => [name.path, name]));

/** The names at these paths, in the same order. */
export const namesAt = (paths: readonly string[]): Name[] => paths.flatMap((path) => byPath.get(path) ?? []);
