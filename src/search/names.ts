import packed from "virtual:search-names";
import { type SearchAction, searchActions } from "#src/content/search.ts";
import type { Named, NamedAction } from "./arrange.ts";
import { indexNames, type NameIndex } from "./find-names.ts";
import { type Name, unpackName } from "./name.ts";

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

let index: NameIndex<Named> | undefined;

/** The index of all names, built by the first call, which takes about 20 ms. */
export function nameIndex(): NameIndex<Named> {
	index ??= indexNames<Named>([...names, ...actions]);
	return index;
}

const byPath = new Map(names.map((name) => [name.path, name]));

/** The names at these paths, in the same order. */
export const namesAt = (paths: readonly string[]): Name[] => paths.flatMap((path) => byPath.get(path) ?? []);
