import { useEffect, useState } from "react";
import { nameEntry } from "./entry-key.ts";
import { PLACE_AGAIN } from "./navigate.ts";
import { useEntryKey } from "./use-entry-key.ts";
import { useQuery } from "./use-query.ts";

interface Work<Edit> {
	asked: string;
	edit: Edit | null;
}

/** The work in each history entry, so that visitors who come back find it as they left it. */
const works = new Map<string, Work<unknown>>();
const placeOf = (entry: string, name: string) => `${entry} ${name}`;

/**
 * What a visitor made of what the address asks for. A link that asks for something takes over, also if it is what the
 * last one asked for; one that asks for nothing, such as a link to another place on the page, leaves everything as it
 * is. Back restores it, while the application runs.
 * @param name of what is edited, different from all others
 * @param own the part of a query that asks for something here, always in the same form; "" if it asks for nothing
 * @param answers whether an edit already is what a link asks for again, and stays; by default none is
 * @returns that part of the last query that asked, the visitor's edit of it (null if there is none), and its setter
 * @example const [asked, edit, setEdit] = useAskedState<Selection>("plans", (search) => pickParameters(search, isField));
 */
export function useAskedState<Edit>(
	name: string,
	own: (search: string) => string,
	answers: (edit: Edit, asked: string) => boolean = () => false,
): [asked: string, edit: Edit | null, setEdit: (edit: Edit) => void] {
	const named = own(useQuery());
	const entry = useEntryKey();
	const place = placeOf(entry, name);
	const [state, setState] = useState<{ place: string | null; work: Work<Edit> }>({
		place: null,
		work: { asked: named, edit: null },
	});
	// Back or Forward on the page leads to an entry that has its own.
	const left = state.place === place ? undefined : (works.get(place) as Work<Edit> | undefined);
	// Naming an entry does not make it another one.
	const isNew = state.place !== null && state.place !== placeOf("", name) && state.place !== place;
	const stays = state.work.edit !== null && answers(state.work.edit, named);
	const takesOver = named !== "" && (named === state.work.asked ? isNew && !stays : true);
	const work = left ?? (takesOver ? { asked: named, edit: null } : state.work);
	if (state.place !== place || work !== state.work) setState({ place, work });
	useEffect(() => {
		const askAgain = (event: Event) => {
			if ((event as CustomEvent<boolean>).detail && named !== "" && !stays)
				setState({ place, work: { asked: named, edit: null } });
		};
		window.addEventListener(PLACE_AGAIN, askAgain);
		return () => window.removeEventListener(PLACE_AGAIN, askAgain);
	}, [named, place, stays]);
	useEffect(() => {
		// Naming it renders again, with the entry's key.
		if (entry === "") nameEntry();
		else works.set(place, work);
	}, [work, entry, place]);
	return [work.asked, work.edit, (edit) => setState({ place, work: { asked: work.asked, edit } })];
}
