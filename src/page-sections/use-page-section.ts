import { useCallback, useReducer } from "react";
import { entryKey, nameEntry } from "#src/navigation/entry-key.ts";
import { useEntryKey } from "#src/navigation/use-entry-key.ts";
import { useFragment } from "#src/navigation/use-fragment.ts";

/** The selection in each history entry, so that visitors who come back find it as they left it. */
const choices = new Map<string, string>();

/**
 * Which of a page's sections is selected: the one named by the address's fragment, until the visitor selects another;
 * without such a fragment, the first. A link to a section takes precedence again, and Back restores the selection.
 * @param ids the sections' ids, the default first
 * @param asked what the caller requests instead of the default, if anything; it may be none of the sections
 * @returns the selected id, or what was requested, and a function that selects
 * Specification 2.7, 2.10, 2.13 and 4.3
 */
export function usePageSection(
	ids: readonly [string, ...string[]],
	asked: string | null,
): [string, (id: string) => void] {
	const fragment = useFragment();
	const entry = useEntryKey();
	const [, show] = useReducer((count: number) => count + 1, 0);
	// Uses the current entry: a link followed in the same event has changed it since the last render.
	const choose = useCallback((id: string) => {
		nameEntry();
		choices.set(entryKey(), id);
		show();
	}, []);
	const chosen = choices.get(entry);
	return [ids.find((id) => id === chosen) ?? ids.find((id) => id === fragment) ?? asked ?? ids[0], choose];
}
