/** A labelled figure or word. `note` adds detail; `code` is set in monospace. */
export interface DescribedRow {
	label: string;
	value: string;
	note?: string | undefined;
	code?: true;
}

/** The first column is the row header; `codes` and `figures` are the indices of columns with such content. */
export interface DescribedTable {
	caption: string;
	heads: readonly string[];
	rows: readonly (readonly string[])[];
	codes: readonly number[];
	figures: readonly number[];
	/** Number of rows not shown. */
	more: number;
}

/** An answer in plain words. */
export interface Description {
	title: string;
	/** A summary in a sentence or two. */
	says: string;
	rows: readonly DescribedRow[];
	tables: readonly DescribedTable[];
	/** The programs' log. */
	log: readonly string[];
}

/** More rows would not be read, and would slow the page down. */
export const MAX_ROWS = 50;

/** Builds a table, limited to a readable number of rows; none if it would be empty. */
export function tableOf<Item>(
	caption: string,
	items: readonly Item[],
	columns: Record<string, (item: Item, index: number) => string>,
	kinds: { codes?: readonly string[]; figures?: readonly string[] } = {},
): DescribedTable[] {
	if (items.length === 0) return [];
	const heads = Object.keys(columns);
	const numbersOf = (names: readonly string[] = []) => names.map((name) => heads.indexOf(name));
	return [
		{
			caption,
			heads,
			rows: items.slice(0, MAX_ROWS).map((item, index) => Object.values(columns).map((cell) => cell(item, index))),
			codes: numbersOf(kinds.codes),
			figures: numbersOf(kinds.figures),
			more: Math.max(0, items.length - MAX_ROWS),
		},
	];
}
