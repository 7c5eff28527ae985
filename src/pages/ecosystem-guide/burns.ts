/** One quarterly burn: the supply before it, what is burned, what remains. Whole tokens. */
export interface QuarterlyBurn {
	quarter: number;
	before: number;
	burned: number;
	after: number;
}

/**
 * What quarterly burns remove from a supply that nothing is added to: each quarter the same share of the remainder,
 * rounded down to whole tokens.
 * @param supply whole tokens at the start
 * @param percent of the remaining supply, 0 to 100
 * @param quarters number of quarters, from 1
 * @throws RangeError when the share is outside that range
 * @example quarterlyBurns(125_000_000, 0.5, 1) // [{ quarter: 1, before: 125_000_000, burned: 625_000, after: 124_375_000 }]
 * Specification 9, Ecosystem guide (quarterly burns)
 */
export function quarterlyBurns(supply: number, percent: number, quarters: number): QuarterlyBurn[] {
	if (!(percent >= 0 && percent <= 100)) throw new RangeError(`${percent} % is no share`);
	const rows: QuarterlyBurn[] = [];
	let before = supply;
	for (let quarter = 1; quarter <= quarters; quarter++) {
		const burned = Math.floor((before * percent) / 100);
		rows.push({ quarter, before, burned, after: before - burned });
		before -= burned;
	}
	return rows;
}
