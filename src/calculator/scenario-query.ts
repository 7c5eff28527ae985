import { pickParameters } from "#src/navigation/pick-parameters.ts";

/** The typed and chosen values, by field. */
export type Entry = Readonly<Record<string, string>>;

/** Why fields are invalid: one sentence to the visitor per field. */
export type Faults<Fields extends Entry> = Partial<Record<keyof Fields, string>>;

/**
 * The meaning of an entry, or why fields are invalid. Fields that do not go together are all of them invalid, so that an
 * entry with those of a valid one is valid.
 */
export type Reading<Fields extends Entry, Scenario> = { scenario: Scenario } | { faults: Faults<Fields> };

/** A calculator's own rules: its example, the prefix of its parameters, and how an entry is parsed. */
export interface ScenarioRules<Fields extends Entry, Scenario> {
	/** Must be valid. */
	example: Fields;
	/** Distinguishes its parameters from those of another calculator on the page: "stake". */
	prefix: string;
	read: (entry: Fields) => Reading<Fields, Scenario>;
}

const parameter = (prefix: string, field: string) => `${prefix}-${field}`;

/**
 * The query that reopens an entry.
 * @returns query with "?" and every field, so that a later change of the example does not affect a saved link
 * @example scenarioQuery(rules, { amount: "1,000", days: "30" }) // "?stake-amount=1%2C000&stake-days=30"
 */
export function scenarioQuery<Fields extends Entry>({ prefix }: { prefix: string }, entry: Fields): string {
	const fields = Object.entries(entry).map(([field, value]) => [parameter(prefix, field), value.trim()]);
	return `?${new URLSearchParams(fields)}`;
}

/**
 * The part of a query that addresses this calculator.
 * @returns without "?"; "" if it does not address it at all
 * @example ownQuery(rules, "?season=winter&stake-days=30") // "stake-days=30"
 */
export function ownQuery<Fields extends Entry>(
	{ example, prefix }: { example: Fields; prefix: string },
	search: string,
): string {
	const own = Object.keys(example).map((field) => parameter(prefix, field));
	return pickParameters(search, (name) => own.includes(name));
}

/**
 * An entry that can be read: faulty fields take their value from another one, and then those that do not go together.
 * @param valid an entry without faults
 * @returns the same object if nothing is faulty; and the faults of every field that was replaced
 */
export function mendedEntry<Fields extends Entry, Scenario>(
	rules: ScenarioRules<Fields, Scenario>,
	entry: Fields,
	valid: Fields,
): { mended: Fields; faults: Faults<Fields> } {
	const reading = rules.read(entry);
	if ("scenario" in reading) return { mended: entry, faults: {} };
	const { faults } = reading;
	const fields = Object.entries(entry).map(([field, value]) => [field, field in faults ? valid[field] : value]);
	const { mended, faults: more } = mendedEntry(rules, Object.fromEntries(fields) as Fields, valid);
	// The entry's own come first: calculators announce one.
	return { mended, faults: { ...faults, ...more, ...faults } };
}

/**
 * The entry that a query asks for. A field that is missing or invalid falls back to the example on its own; fields that
 * do not go together all do.
 * @param search query of the address, with or without "?"; may hold anything
 * @returns a valid entry, and whether anything in the query was rejected
 * @example entryFromQuery(rules, "?stake-days=-3") // { entry: rules.example, refused: true }
 */
export function entryFromQuery<Fields extends Entry, Scenario>(
	rules: ScenarioRules<Fields, Scenario>,
	search: string,
): { entry: Fields; refused: boolean } {
	const query = new URLSearchParams(search);
	const asked = Object.entries(rules.example).map(([field, usual]) => [
		field,
		query.get(parameter(rules.prefix, field)) ?? usual,
	]);
	const entry = Object.fromEntries(asked) as Fields;
	const { mended } = mendedEntry(rules, entry, rules.example);
	return { entry: mended, refused: mended !== entry };
}
