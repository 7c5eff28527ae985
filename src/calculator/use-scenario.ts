import { useMemo } from "react";
import { useAskedState } from "#src/navigation/use-asked-state.ts";
import {
	type Entry,
	entryFromQuery,
	type Faults,
	mendedEntry,
	ownQuery,
	type Reading,
	type ScenarioRules,
	scenarioQuery,
} from "./scenario-query.ts";

/** What the frame of a calculator shows of its scenario, whichever it is. */
export interface ScenarioFrame {
	/** The query that reopens the scenario, with "?"; null while a field is invalid. */
	query: string | null;
	/** Whether the address asks for a scenario of this calculator. */
	asked: boolean;
	/** Whether the address asked for something that could not be read. */
	refused: boolean;
	onReset: () => void;
}

export interface ScenarioState<Fields extends Entry, Scenario> {
	/** The content of the fields. */
	entry: Fields;
	/** The meaning of the entry; a field with a fault counts with its last valid value. */
	scenario: Scenario;
	faults: Faults<Fields>;
	/** Whether the visitor has changed anything since the address was opened. */
	touched: boolean;
	change: (part: Partial<Fields>) => void;
	frame: ScenarioFrame;
}

/** @throws Error when an entry that must be valid (the example, a query's) is not */
function meaning<Fields extends Entry, Scenario>(reading: Reading<Fields, Scenario>): Scenario {
	if ("faults" in reading) throw new Error(`A calculator's example cannot be read: ${Object.values(reading.faults)}`);
	return reading.scenario;
}

/**
 * The scenario of a calculator: the one in the address, until the visitor changes it or an address asks for another.
 * Nothing is written to the address or stored; Back restores it.
 * @param rules the same object on every render
 */
export function useScenario<Fields extends Entry, Scenario>(
	rules: ScenarioRules<Fields, Scenario>,
): ScenarioState<Fields, Scenario> {
	const [asked, edit, setEdit] = useAskedState<{ entry: Fields; valid: Fields }>(rules.prefix, (query) =>
		ownQuery(rules, query),
	);
	const opened = useMemo(() => entryFromQuery(rules, asked), [rules, asked]);
	const { entry, valid } = edit ?? { entry: opened.entry, valid: opened.entry };
	const { faults } = mendedEntry(rules, entry, valid);
	const set = (next: Fields) => setEdit({ entry: next, valid: mendedEntry(rules, next, valid).mended });
	return {
		entry,
		scenario: meaning(rules.read(valid)),
		faults,
		touched: edit !== null,
		change: (part) => set({ ...entry, ...part }),
		frame: {
			query: Object.keys(faults).length > 0 ? null : scenarioQuery(rules, entry),
			asked: asked !== "",
			refused: opened.refused && !edit,
			onReset: () => set(rules.example),
		},
	};
}
