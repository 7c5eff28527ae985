import { useCallback, useReducer } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { entryKey, nameEntry } from "#src/navigation/entry-key.ts";
import { useFragment } from "#src/navigation/use-fragment.ts";

/** What was chosen in which history entry: whoever comes back finds it as they left it. */
const choices = new Map<string, string>();

/**
 * Which of a page's sections is chosen: the one that the address's fragment names, until the visitor chooses another;
 * with no such fragment the first. A link to a section has the word again, and Back returns to what was chosen.
 * @param ids the sections' ids, the default first
 * @param asked what the caller asks for in the default's place; it may be none of the sections
 * @returns the chosen id, or what was asked for, and the function that chooses
 * Specification 2.7, 2.10, 2.13 and 4.3
 */
export function usePageSection<Id extends string, Asked extends string = Id>(
	ids: readonly [Id, ...Id[]],
	asked?: Asked | null,
): [Id | Asked, (id: Id) => void] {
	const fragment = useFragment();
	const entry = useLocationProperty(entryKey, () => "");
	const [, show] = useReducer((count: number) => count + 1, 0);
	// In the entry of now: a link that was followed in the same event has changed it since the last render.
	const choose = useCallback((id: Id) => {
		nameEntry();
		choices.set(entryKey(), id);
		show();
	}, []);
	const chosen = choices.get(entry);
	return [ids.find((id) => id === chosen) ?? ids.find((id) => id === fragment) ?? asked ?? ids[0], choose];
}
