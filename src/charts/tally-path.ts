/** Layout of marks: column by column from the left, with `rows` in each. */
export interface TallyGrid {
	rows: number;
	/** Distance between two marks in a row. */
	pitch: number;
	rowHeight: number;
}

/**
 * The marks from index `from` (inclusive) to `to` (exclusive), as one line per row, to be stroked with one dash per
 * pitch.
 * @param from whole number from 0, @param to whole number from `from`
 * @returns an empty path for no marks
 * @example tallyPath(0, 3, { rows: 2, pitch: 6, rowHeight: 6 }) // "M3 3H12M3 9H6": two above, one below
 */
export function tallyPath(from: number, to: number, { rows, pitch, rowHeight }: TallyGrid): string {
	return Array.from({ length: rows }, (_, row) => {
		const first = Math.ceil((from - row) / rows);
		const columns = Math.ceil((to - row) / rows) - first;
		// The line ends half a pitch past its last mark: a dash exactly at the end would not be painted.
		const start = first * pitch + pitch / 2;
		return columns > 0 ? `M${start} ${(row + 0.5) * rowHeight}H${start + (columns - 0.5) * pitch}` : "";
	}).join("");
}
