import { useState } from "react";
import { useQuery } from "./use-query.ts";

/**
 * What a visitor made of what the address asks for. An address that asks for something else takes over; one that asks
 * for nothing, such as a link to another place on the page, leaves everything as it is.
 * @param own the part of a query that asks for something here, always in the same form; "" if it asks for nothing
 * @returns that part of the last query that asked, the visitor's edit of it (null if there is none), and its setter
 * @example const [asked, edit, setEdit] = useAskedState<Selection>((search) => pickParameters(search, isField));
 */
export function useAskedState<Edit>(
	own: (search: string) => string,
): [asked: string, edit: Edit | null, setEdit: (edit: Edit) => void] {
	const named = own(useQuery());
	const [state, setState] = useState<{ asked: string; edit: Edit | null }>({ asked: named, edit: null });
	const takesOver = named !== "" && named !== state.asked;
	const { asked, edit } = takesOver ? { asked: named, edit: null } : state;
	if (takesOver) setState({ asked, edit });
	return [asked, edit, (next) => setState({ asked, edit: next })];
}
