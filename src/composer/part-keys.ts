import type { Part } from "#src/cli/part.ts";

/** The key of the nth part for a field, counted from 0. */
export const partKey = (field: string, nth = 0): string => `${field} ${nth}`;

/**
 * A key for each part of a line that stays the same while other parts come and go: the name of its field, which of
 * several it is, or the part's own text.
 * @example partKeys(parseLine("cherry servers info web-03 --json").parts) // [… "info 0", "server 0", "--json 0"]
 */
export function partKeys(parts: readonly Part[]): string[] {
	const counts = new Map<string, number>();
	return parts.map((part) => {
		const field = part.kind === "argument" ? part.argument.name : part.kind === "option" ? part.option.name : part.text;
		const nth = counts.get(field) ?? 0;
		counts.set(field, nth + 1);
		return partKey(field, nth);
	});
}
