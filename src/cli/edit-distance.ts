const maxWordLength = 40;

/**
 * The number of insertions, deletions, substitutions and swaps of neighbouring letters that turn one word into the
 * other.
 */
export function editDistance(a: string, b: string): number {
	const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
	const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
	for (let row = 1; row <= a.length; row++) {
		rows.push([row]);
		for (let column = 1; column <= b.length; column++) {
			const isSame = a[row - 1] === b[column - 1];
			const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			const costs = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
			if (isSwapped) costs.push(at(row - 2, column - 2) + 1);
			rows[row]?.push(Math.min(...costs));
		}
	}
	return at(a.length, b.length);
}

/**
 * The candidate in `words` most likely meant by `word`: at most a third of its letters differ, and one always may;
 * otherwise the only candidate that begins with `word`.
 * @example closest("hihg", ["none", "low", "medium", "high"]) // "high"
 */
export function closest(word: string, words: readonly string[]): string | null {
	if (word.length > maxWordLength || word === "") return null;
	const scored = words.map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate) }));
	const [best] = scored.sort(
		(a, b) => a.distance - b.distance || begins(b.candidate, word) - begins(a.candidate, word),
	);
	if (
		best &&
		best.distance <= Math.max(1, Math.floor(best.candidate.length / 3)) &&
		best.distance < best.candidate.length
	)
		return best.candidate;
	const begun = word.replace(/^-+/, "").length < 2 ? [] : words.filter((candidate) => candidate.startsWith(word));
	return begun.length === 1 ? (begun[0] ?? null) : null;
}

/** Length of the common prefix of two words. */
function begins(a: string, b: string): number {
	let count = 0;
	while (count < a.length && a[count] === b[count]) count++;
	return count;
}
