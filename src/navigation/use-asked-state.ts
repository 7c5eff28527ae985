import { useEffect, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { entryKey, nameEntry } from "./entry-key.ts";
import { useQuery } from "./use-query.ts";

interface Work<Edit> {
	asked: string;
	edit: Edit | null;
}

/** The work in each history entry, so that visitors who come back find it as they left it. */
const works = new Map<string, Work<unknown>>();
const placeOf = (entry: string, name: string) => `${entry} ${name}`;

/**
 * What a visitor made of what the address asks for. An address that asks for something else takes over; one that asks
 * for nothing, such as a link to another place on the page, leaves everything as it is. Back restores it, while the
 * application runs.
 * @param name of what is edited, different from all others
 * @param own the part of a query that asks for something here, always in the same form; "" if it asks for nothing
 * @returns that part of the last query that asked, the visitor's edit of it (null if there is none), and its setter
 * @example const [asked, edit, setEdit] = useAskedState<Selection>("plans", (search) => pickParameters(search, isField));
 */
export function useAskedState<Edit>(
	name: string,
	own: (search: string) => string,
): [asked: string, edit: Edit | null, setEdit: (edit: Edit) => void] {
	const named = own(useQuery());
	const entry = useLocationProperty(entryKey, () => "");
	const [state, setState] = useState(
		() => (works.get(placeOf(entry, name)) as Work<Edit> | undefined) ?? { asked: named, edit: null },
	);
	const takesOver = named !== "" && named !== state.asked;
	const work = takesOver ? { asked: named, edit: null } : state;
	if (takesOver) setState(work);
	useEffect(() => {
		if (work.edit === null) return;
		// Naming it renders again, with the entry's key.
		if (entry === "") nameEntry();
		else works.set(placeOf(entry, name), work);
	}, [work, entry, name]);
	return [work.asked, work.edit, (edit) => setState({ asked: work.asked, edit })];
}
