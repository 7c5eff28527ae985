import { useMemo, useState } from "react";
import { useQuery } from "#src/navigation/use-query.ts";
import { comparedAtMost, type Selection, selectionFromQuery, usualSelection } from "#src/servers/selection.ts";

export interface Inventory {
	selection: Selection;
	/** Ids of the plans to compare, in the order in which they were chosen. */
	compared: readonly string[];
	/** Whether the address asked for something that does not exist. */
	refused: boolean;
	/** Whether somebody asked for one plan more than there is room for. */
	full: boolean;
	change: (part: Partial<Selection>) => void;
	reset: () => void;
	toggle: (id: string) => void;
}

/**
 * What of the inventory is shown: what the address asks for, until the visitor changes it. A new query has the word again.
 * Nothing is written to the address or kept.
 */
export function useInventory(): Inventory {
	const query = useQuery();
	const asked = useMemo(() => selectionFromQuery(query), [query]);
	const [edit, setEdit] = useState<{ selection: Selection; compared: readonly string[]; despite: string } | null>(null);
	const [full, setFull] = useState(false);
	const touched = edit?.despite === query;
	const { selection, compared } = touched ? edit : asked;
	const set = (part: { selection?: Selection; compared?: readonly string[] }) => {
		setFull(false);
		setEdit({ selection, compared, ...part, despite: query });
	};
	return {
		selection,
		compared,
		refused: asked.refused && !touched,
		full,
		change: (part) => set({ selection: { ...selection, ...part } }),
		reset: () => set({ selection: usualSelection }),
		toggle: (id) => {
			if (compared.includes(id)) set({ compared: compared.filter((other) => other !== id) });
			else if (compared.length === comparedAtMost) setFull(true);
			else set({ compared: [...compared, id] });
		},
	};
}
