import { planCategories, plans } from "#src/content/servers/plans.ts";
import { regionIds } from "#src/content/servers/regions.ts";

/** How the list is filtered and sorted: each a value of `selectionChoices`, as in its field. */
export type Selection = Readonly<Record<keyof typeof selectionChoices, string>>;

/** The possible values of each field, the default one first. Minimum memory in GB, maximum price in euro a month. */
export const selectionChoices = {
	category: ["any", ...planCategories],
	memory: ["0", "16", "64", "128", "384", "768"],
	price: ["any", "50", "150", "300", "600", "1000"],
	region: ["any", ...regionIds],
	sort: ["listed", "cheapest", "memory", "cores", "value"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

const COMPARE = "compare";
export const selectionFields = Object.keys(selectionChoices) as (keyof Selection)[];

/** Everything, in the order of the list. */
export const usualSelection = Object.fromEntries(
	selectionFields.map((field) => [field, selectionChoices[field][0]]),
) as Selection;

/** Maximum number of plans compared side by side: a phone has no room for more. */
export const maxCompared = 3;

/** What a link to the inventory requests. */
export interface AskedSelection {
	selection: Selection;
	/** Ids of plans to compare. */
	compared: readonly string[];
	/** Whether something in the query is not one of our choices. */
	refused: boolean;
}

/** Whether a query's parameter of this name says something about the selection. */
export const isParameter = (name: string): boolean =>
	name === COMPARE || selectionFields.includes(name as keyof Selection);

/**
 * The selection that a query requests; an invalid value falls back to the default on its own. Other parameters are
 * ignored.
 * @param search query of the address, with or without "?"; may hold anything
 * @example selectionFromQuery("?region=sweden&memory=7") // { selection: { …usualSelection, region: "sweden" }, compared: [], refused: true }
 */
export function selectionFromQuery(search: string): AskedSelection {
	const query = new URLSearchParams(search);
	let refused = false;
	const asked = selectionFields.map((field) => {
		const choices: readonly string[] = selectionChoices[field];
		const value = query.get(field);
		const fits = value === null || choices.includes(value);
		refused ||= !fits;
		return [field, value !== null && fits ? value : usualSelection[field]];
	});
	const named = [...new Set(query.get(COMPARE)?.split(",") ?? [])].filter((id) => id !== "");
	const known = named.filter((id) => plans.some((plan) => plan.id === id));
	const compared = known.slice(0, maxCompared);
	return { selection: Object.fromEntries(asked), compared, refused: refused || compared.length < named.length };
}

/**
 * The query that reopens a selection, without default values.
 * @returns with "?", or "" if everything has its default
 * @example selectionQuery({ ...usualSelection, region: "sweden" }, ["vps-2"]) // "?region=sweden&compare=vps-2"
 */
export function selectionQuery(selection: Selection, compared: readonly string[]): string {
	const chosen = selectionFields.filter((field) => selection[field] !== usualSelection[field]);
	const pairs = chosen.map((field) => `${field}=${selection[field]}`);
	if (compared.length > 0) pairs.push(`${COMPARE}=${compared.join(",")}`);
	return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
