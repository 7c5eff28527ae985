import { useCallback, useState } from "react";
import { fragment as fragmentNow } from "#src/navigation/scroll-memory.ts";
import { useFragment } from "#src/navigation/use-fragment.ts";

/**
 * Which of a page's sections is chosen: the one that the address's fragment names, until the visitor chooses another;
 * with no such fragment the first. A new fragment (a link to a section, Back) has the word again.
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
	const [choice, setChoice] = useState<{ id: Id; despite: string } | null>(null);
	// The address of now: a link that was followed in the same event has changed it since the last render.
	const choose = useCallback((id: Id) => setChoice({ id, despite: fragmentNow() }), []);
	const named = ids.find((id) => id === fragment);
	return [choice?.despite === fragment ? choice.id : (named ?? asked ?? ids[0]), choose];
}
