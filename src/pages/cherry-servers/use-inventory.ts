import { useMemo, useState } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { type Plan, plans } from "#src/content/servers/plans.ts";
import { pickParameters } from "#src/navigation/pick-parameters.ts";
import { useAskedState } from "#src/navigation/use-asked-state.ts";
import { comparePlans, differenceText } from "#src/servers/compare-plans.ts";
import {
	isParameter,
	maxCompared,
	type Selection,
	selectionFromQuery,
	usualSelection,
} from "#src/servers/selection.ts";

interface Shown {
	selection: Selection;
	/** Ids of the plans to compare, in the order in which they were chosen. */
	compared: readonly string[];
	/** What is to be done before a comparison; empty if nothing is. */
	hint: string;
}

/** @param count of the plans that were chosen, of which only so many can be compared */
const hintOf = (count: number): string => {
	if (count > maxCompared) return `Up to ${maxCompared} plans can be compared: remove one first.`;
	return count === 1 ? "Choose one more to compare." : "";
};

/** As many of the chosen plans as can be compared. */
const comparing = (ids: readonly string[]) => ({ compared: ids.slice(0, maxCompared), hint: hintOf(ids.length) });

/** The plans with these ids, in the same order. */
const plansOf = (ids: readonly string[]): Plan[] => ids.flatMap((id) => plans.filter((plan) => plan.id === id));

/** @example comparisonText(["vps-2", "e3-1240v3"]) // "2 plans side by side, 11 of 15 lines differ" */
function comparisonText(ids: readonly string[]): string {
	if (ids.length === 0) return "No plan to compare.";
	return `${ids.length} plans side by side, ${differenceText(comparePlans(plansOf(ids)))}`;
}

export interface Inventory extends Shown {
	/** The plans to compare. */
	chosen: readonly Plan[];
	/** Whether the address asked for something that does not exist. */
	refused: boolean;
	/** Whether the visitor has changed the selection since the page or the address was opened. */
	touched: boolean;
	change: (part: Partial<Selection>) => void;
	reset: () => void;
	toggle: (id: string) => void;
	/** Puts a whole choice in place of the current one. It may have more plans than can be compared. */
	put: (selection: Selection, compared: readonly string[]) => void;
}

const ownQuery = (search: string) => pickParameters(search, isParameter);

/**
 * The state of the inventory: what a link asks for, until the visitor changes it. Nothing is written to the address or stored; Back restores it.
 */
export function useInventory(): Inventory {
	const [query, edit, setEdit] = useAskedState<Shown>("inventory", ownQuery);
	const asked = useMemo(() => selectionFromQuery(query), [query]);
	const { selection, compared, hint } = edit ?? { ...asked, hint: hintOf(asked.compared.length) };
	const [touchedAt, setTouchedAt] = useState<string | null>(null);
	const set = (part: Partial<Shown>) => setEdit({ selection, compared, hint: hintOf(compared.length), ...part });
	const compare = (ids: readonly string[]) => {
		const next = comparing(ids);
		// Announced at every attempt, also when the hint is there already.
		announcer.announce(next.hint || comparisonText(ids));
		set(next);
	};
	const select = (next: Selection, part?: Partial<Shown>) => {
		setTouchedAt(query);
		set({ selection: next, ...part });
	};
	return {
		selection,
		compared,
		chosen: plansOf(compared),
		refused: asked.refused && !edit,
		touched: touchedAt === query,
		hint,
		change: (part) => select({ ...selection, ...part }),
		reset: () => select(usualSelection),
		put: (selection, ids) => {
			if (ids.length > maxCompared) announcer.announce(hintOf(ids.length));
			select(selection, comparing(ids));
		},
		toggle: (id) => compare(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id]),
	};
}
