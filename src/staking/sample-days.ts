/**
 * Days to show of a span: the first, the last, and what lies evenly between, each a whole day and none twice.
 * @param days length of the span, from 0
 * @param steps wished for, from 1; there are never more
 * @example sampleDays(365, 4) // [0, 91, 183, 274, 365]
 */
export function sampleDays(days: number, steps: number): number[] {
	const count = Math.max(1, Math.min(days, steps));
	const sampled = Array.from({ length: count + 1 }, (_, index) => Math.round((days * index) / count));
	return [...new Set(sampled)];
}
