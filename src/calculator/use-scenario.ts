import { useMemo, useState } from "react";
import { useQuery } from "#src/navigation/use-query.ts";
import { asksFor, type Entry, entryFromQuery, type Reading, type ScenarioRules } from "./scenario-query.ts";

export interface ScenarioState<Fields extends Entry, Scenario> {
	/** The content of the fields. */
	entry: Fields;
	/** The meaning of the entry, or its last valid meaning. */
	scenario: Scenario;
	faults: Partial<Record<keyof Fields, string>>;
	/** Whether the address asked for something impossible. */
	refused: boolean;
	/** Whether the address asks for a scenario of this calculator. */
	asked: boolean;
	/** Whether the visitor has changed anything since the address was opened. */
	touched: boolean;
	change: (part: Partial<Fields>) => void;
	reset: () => void;
}

/** @throws Error when an entry that must be valid (the example, a query's) is not */
function meaning<Fields extends Entry, Scenario>(reading: Reading<Fields, Scenario>): Scenario {
	if ("faults" in reading) throw new Error(`A calculator's example cannot be read: ${Object.values(reading.faults)}`);
	return reading.scenario;
}

/**
 * The scenario of a calculator: the one in the address, until the visitor changes it. A new query takes over again.
 * Nothing is written to the address or stored.
 * @param rules the same object on every render
 */
export function useScenario<Fields extends Entry, Scenario>(
	rules: ScenarioRules<Fields, Scenario>,
): ScenarioState<Fields, Scenario> {
	const query = useQuery();
	const opened = useMemo(() => entryFromQuery(rules, query), [rules, query]);
	const [edit, setEdit] = useState<{ entry: Fields; scenario: Scenario; despite: string } | null>(null);
	const touched = edit?.despite === query;
	const { entry, scenario } = touched ? edit : { entry: opened.entry, scenario: meaning(rules.read(opened.entry)) };
	const reading = rules.read(entry);
	const set = (next: Fields) => {
		const read = rules.read(next);
		setEdit({ entry: next, scenario: "scenario" in read ? read.scenario : scenario, despite: query });
	};
	return {
		entry,
		scenario,
		faults: "faults" in reading ? reading.faults : {},
		refused: opened.refused && !touched,
		asked: asksFor(rules, query),
		touched,
		change: (part) => set({ ...entry, ...part }),
		reset: () => set(rules.example),
	};
}
