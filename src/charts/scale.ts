/** Round step sizes, as multiples of a power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 5, 10];

/**
 * Values for the grid lines of an axis that starts at 0: equal round steps, the last at or above `max`.
 * @param max the largest value shown, above 0
 * @param count desired number of steps, a whole number from 1; never exceeded
 * @throws RangeError when `max` is not above 0 or not finite, or `count` is below 1
 * @example axisTicks(420, 3) // [0, 150, 300, 450]
 */
export function axisTicks(max: number, count: number): number[] {
	if (!(max > 0 && Number.isFinite(max))) throw new RangeError(`An axis cannot end at ${max}`);
	if (!(count >= 1)) throw new RangeError(`An axis cannot have ${count} steps`);
	const wished = max / count;
	const power = 10 ** Math.floor(Math.log10(wished));
	// A step of exactly the desired size must not be lost to rounding.
	const factor = STEPS.find((step) => step * power >= wished * (1 - 1e-9)) ?? 10;
	const step = factor * power;
	const steps = Math.ceil((max / step) * (1 - 1e-9));
	return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Two decimals are a tenth of a pixel on the widest screen. */
export const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Positions of values in a box of 100 by 100: the first at the left edge, the last at the right, 0 at the bottom.
 * @param top the value at the upper edge, above 0
 * @returns one point per value; a single value is placed at the right edge
 */
export function linePoints(values: readonly number[], top: number): { x: number; y: number }[] {
	const last = values.length - 1;
	return values.map((value, index) => ({
		x: last === 0 ? 100 : round((index / last) * 100),
		y: round(100 - (value / top) * 100),
	}));
}

/**
 * A path of straight lines: no smoothing, because a curve would invent values.
 * @example linePath([{ x: 0, y: 50 }, { x: 100, y: 0 }]) // "M0 50L100 0"
 */
export function linePath(points: readonly { x: number; y: number }[]): string {
	return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/**
 * The stretches of a line that belong to marked values, each extended by half a step on both sides and clipped at the
 * edges.
 * @param marked one flag per value
 * @returns stretches in the box of `linePoints`, adjacent ones merged
 * @example markedStretches([true, false, false, true, true]) // [{ x: 0, width: 12.5 }, { x: 62.5, width: 37.5 }]
 */
export function markedStretches(marked: readonly boolean[]): { x: number; width: number }[] {
	const last = Math.max(1, marked.length - 1);
	const edge = (position: number) => Math.min(100, Math.max(0, (position / last) * 100));
	const stretches: { x: number; width: number }[] = [];
	let start: number | undefined;
	for (let index = 0; index <= marked.length; index++) {
		if (marked[index]) start ??= index;
		else if (start !== undefined) {
			const x = edge(start - 0.5);
			stretches.push({ x: round(x), width: round(edge(index - 0.5) - x) });
			start = undefined;
		}
	}
	return stretches;
}

/**
 * Which of `count` ticks is the current one.
 * @param share progress, 0 to 1; values outside count as the nearer end
 * @returns index from 0 to count - 1
 * @example tickAt(42 / 89, 17) // 8
 */
export function tickAt(share: number, count: number): number {
	return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/**
 * The position of a range on an axis from 0 to `top`, in per cent of its length.
 * @param top the end of the axis, above 0
 * @throws RangeError when the range is outside the axis, or ends before it begins
 * @example rangeShape([3, 6], 8) // { start: 37.5, length: 37.5 }
 */
export function rangeShape([from, to]: readonly [number, number], top: number): { start: number; length: number } {
	if (!(from >= 0 && from <= to && to <= top)) throw new RangeError(`${from} to ${to} is no range on 0 to ${top}`);
	return { start: round((from / top) * 100), length: round(((to - from) / top) * 100) };
}

/**
 * Points spread evenly on a circle around 0, clockwise from the top.
 * @param count a whole number from 1
 * @throws RangeError when it is not
 * @example ringPoints(4, 10) // [{ x: 0, y: -10 }, { x: 10, y: 0 }, { x: 0, y: 10 }, { x: -10, y: 0 }]
 */
export function ringPoints(count: number, radius: number): { x: number; y: number }[] {
	if (!Number.isInteger(count) || count < 1) throw new RangeError(`No ring has ${count} points`);
	return Array.from({ length: count }, (_, index) => {
		const angle = (index / count) * 2 * Math.PI;
		// "+ 0" turns -0 into 0.
		return { x: round(Math.sin(angle) * radius) + 0, y: round(-Math.cos(angle) * radius) + 0 };
	});
}
