/** A figure or a word under its name. `note` says more about it; `code` is shown in the code's type. */
export interface DescribedRow {
	label: string;
	value: string;
	note?: string | undefined;
	code?: true;
}

/** The first column names its row; `codes` and `figures` are the columns of such by number. */
export interface DescribedTable {
	caption: string;
	heads: readonly string[];
	rows: readonly (readonly string[])[];
	codes: readonly number[];
	figures: readonly number[];
	/** How many rows there are besides those shown. */
	more: number;
}

/** An answer in plain words. */
export interface Description {
	title: string;
	/** What it comes to, in a sentence or two. */
	says: string;
	rows: readonly DescribedRow[];
	tables: readonly DescribedTable[];
	/** What the programs said. */
	log: readonly string[];
}

/** More would be read by nobody, and slow the page. */
const MOST_ROWS = 50;

/** Puts a table together, cut to what can be looked through; none where it would be empty. */
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
			rows: items.slice(0, MOST_ROWS).map((item, index) => Object.values(columns).map((cell) => cell(item, index))),
			codes: numbersOf(kinds.codes),
			figures: numbersOf(kinds.figures),
			more: Math.max(0, items.length - MOST_ROWS),
		},
	];
}
