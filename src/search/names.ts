import packed from "virtual:search-names";
import { type SearchAction, searchActions } from "#src/content/search.ts";
import type { Named, NamedAction } from "./arrange.ts";
import { type ReadyNames, readyNames } from "./find-names.ts";
import { type Name, unpackName } from "./name.ts";

const names: readonly Name[] = packed.map(unpackName);
const actions = Object.entries(searchActions).map(
	([action, words]): NamedAction => ({
		kind: "action",
		action: action as SearchAction,
		...words,
		on: "",
		text: "",
		kanji: "",
	}),
);

let ready: ReadyNames<Named> | undefined;

/** Everything that has a name, ready to be searched: made with the first call, which takes some 20 ms. */
export function searchableNames(): ReadyNames<Named> {
	ready ??= readyNames<Named>([...names, ...actions]);
	return ready;
}

const byPath = new Map(names.map((name) => [name.path, name]));

/** The pages that stand at these paths, in their order. */
export const namesAt = (paths: readonly string[]): Name[] => paths.flatMap((path) => byPath.get(path) ?? []);
