/** @throws RangeError when `days` is negative or not a whole number */
export function checkDays(days: number): void {
	if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`${days} is no whole number of days`);
}
