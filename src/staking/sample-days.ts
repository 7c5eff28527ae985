/**
 * Days of a span to show: the first, the last, and evenly spaced ones between, each a whole day without duplicates.
 * @param days length of the span, from 0
 * @param steps desired number of steps, from 1; never exceeded
 * @example sampleDays(365, 4) // [0, 91, 183, 274, 365]
 */
export function sampleDays(days: number, steps: number): number[] {
	const count = Math.max(1, Math.min(days, steps));
	const sampled = Array.from({ length: count + 1 }, (_, index) => Math.round((days * index) / count));
	return [...new Set(sampled)];
}
