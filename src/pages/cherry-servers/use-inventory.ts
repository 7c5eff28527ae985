import { useMemo, useState } from "react";
import { useQuery } from "#src/navigation/use-query.ts";
import { maxCompared, type Selection, selectionFromQuery, usualSelection } from "#src/servers/selection.ts";

interface Shown {
	selection: Selection;
	/** Ids of the plans to compare, in the order in which they were chosen. */
	compared: readonly string[];
	/** Whether one more plan was selected than there is room for. */
	full: boolean;
}

export interface Inventory extends Shown {
	/** Whether the address asked for something that does not exist. */
	refused: boolean;
	change: (part: Partial<Selection>) => void;
	reset: () => void;
	toggle: (id: string) => void;
}

/**
 * The state of the inventory: what the address asks for, until the visitor changes it. A new query takes over again.
 * Nothing is written to the address or stored.
 */
export function useInventory(): Inventory {
	const query = useQuery();
	const asked = useMemo(() => selectionFromQuery(query), [query]);
	const [edit, setEdit] = useState<(Shown & { despite: string }) | null>(null);
	const touched = edit?.despite === query;
	const { selection, compared, full } = touched ? edit : { ...asked, full: false };
	const set = (part: Partial<Shown>) => setEdit({ selection, compared, full: false, ...part, despite: query });
	return {
		selection,
		compared,
		refused: asked.refused && !touched,
		full,
		change: (part) => set({ selection: { ...selection, ...part } }),
		reset: () => set({ selection: usualSelection }),
		toggle: (id) => {
			if (compared.includes(id)) set({ compared: compared.filter((other) => other !== id) });
			else if (compared.length === maxCompared) set({ full: true });
			else set({ compared: [...compared, id] });
		},
	};
}
