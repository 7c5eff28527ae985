/** What somebody typed and chose, field by field, as it stands in the fields. */
export type Entry = Readonly<Record<string, string>>;

/** What an entry means, or why a field cannot mean anything: one sentence to the visitor a field. */
export type Reading<Fields extends Entry, Scenario> =
	| { scenario: Scenario }
	| { faults: Partial<Record<keyof Fields, string>> };

/** A calculator's own rules: where everybody starts, what its parameters begin with, and how an entry is read. */
export interface ScenarioRules<Fields extends Entry, Scenario> {
	/** Readable, or nothing is. */
	example: Fields;
	/** Sets the parameters apart from those of another calculator on the page: "stake". */
	prefix: string;
	read: (entry: Fields) => Reading<Fields, Scenario>;
}

const parameter = (prefix: string, field: string) => `${prefix}-${field}`;

/**
 * The query that reopens an entry.
 * @returns query with "?", every field in it, so that a later change of the example does not change a kept link
 * @example scenarioQuery(rules, { amount: "1,000", days: "30" }) // "?stake-amount=1%2C000&stake-days=30"
 */
export function scenarioQuery<Fields extends Entry>({ prefix }: { prefix: string }, entry: Fields): string {
	const fields = Object.entries(entry).map(([field, value]) => [parameter(prefix, field), value.trim()]);
	return `?${new URLSearchParams(fields)}`;
}

/** Whether a query speaks to this calculator at all. @example asksFor(rules, "?stake-days=30") // true */
export const asksFor = <Fields extends Entry>(
	{ example, prefix }: { example: Fields; prefix: string },
	search: string,
): boolean => {
	const query = new URLSearchParams(search);
	return Object.keys(example).some((field) => query.has(parameter(prefix, field)));
};

/**
 * The entry that a query asks for. A field that is missing or cannot be read is the example's, alone; where the fields do
 * not go together, all are.
 * @param search query of the address, with or without "?"; may hold anything
 * @returns an entry that can be read, and whether something in the query was refused
 * @example entryFromQuery(rules, "?stake-days=-3") // { entry: rules.example, refused: true }
 */
export function entryFromQuery<Fields extends Entry, Scenario>(
	{ example, prefix, read }: ScenarioRules<Fields, Scenario>,
	search: string,
): { entry: Fields; refused: boolean } {
	const query = new URLSearchParams(search);
	const asked = Object.entries(example).map(([field, usual]) => [field, query.get(parameter(prefix, field)) ?? usual]);
	const entry = Object.fromEntries(asked) as Fields;
	const reading = read(entry);
	if ("scenario" in reading) return { entry, refused: false };
	const mended = Object.entries(entry).map(([field, value]) => [
		field,
		field in reading.faults ? example[field] : value,
	]);
	const second = Object.fromEntries(mended) as Fields;
	return { entry: "scenario" in read(second) ? second : example, refused: true };
}
