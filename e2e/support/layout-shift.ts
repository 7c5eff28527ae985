/**
 * A layout shift, as browsers measure it, that is not noticeable: a word after one in italics, whose font loads after
 * the first paint, moves by a pixel within its line. A single line that moves by its own height is four times as much.
 */
export const wordWithinItsLine = 0.0002;

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
