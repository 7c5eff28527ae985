/**
 * The parameters of a query that a caller knows, in their order.
 * @param search query of the address, with or without "?"; may hold anything
 * @returns a query without "?", "" if there are none
 * @example pickParameters("?season=autumn&days=30", (name) => name === "days") // "days=30"
 */
export const pickParameters = (search: string, isKnown: (name: string) => boolean): string =>
	new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isKnown(name))).toString();
