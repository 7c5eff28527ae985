import { round } from "./scale.ts";

/** One part of a ring: its outline, and the position of its label outside it. */
export interface RingPart {
	path: string;
	label: { x: number; y: number };
}

/** Radii in the donut's own units, around its centre: the width of the ring is a quarter of its radius. */
const OUTER = 128;
const INNER = 96;
const LABEL = 170;
/** Gap between two parts, in degrees. */
const GAP = 1;

/** A point at `turn` (0 to 1, clockwise from the top). */
function at(turn: number, radius: number): { x: number; y: number } {
	const angle = turn * 2 * Math.PI;
	return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) };
}

const text = ({ x, y }: { x: number; y: number }) => `${x} ${y}`;

/**
 * The parts of a ring, clockwise from the top, each half a degree short on both sides.
 * @param percents the shares, which add up to 100
 * @returns one part per share, in the same order; a share of 0 has an empty path
 * @throws RangeError when a share is negative or they do not add up to 100
 * @example ringParts([40, 25, 20, 15])[0].label // { x: 161.68, y: -52.53 }
 */
export function ringParts(percents: readonly number[]): RingPart[] {
	const total = percents.reduce((sum, percent) => sum + percent, 0);
	if (Math.abs(total - 100) > 1e-9) throw new RangeError(`A ring of ${total} % is no whole`);
	let begin = 0;
	return percents.map((percent) => {
		if (percent < 0) throw new RangeError(`A part of a ring cannot be ${percent} %`);
		const end = begin + percent / 100;
		const [from, to] = [begin + GAP / 720, end - GAP / 720];
		const label = at((begin + end) / 2, LABEL);
		begin = end;
		if (to <= from) return { path: "", label };
		const large = to - from > 0.5 ? 1 : 0;
		const outer = `M${text(at(from, OUTER))}A${OUTER} ${OUTER} 0 ${large} 1 ${text(at(to, OUTER))}`;
		return { path: `${outer}L${text(at(to, INNER))}A${INNER} ${INNER} 0 ${large} 0 ${text(at(from, INNER))}Z`, label };
	});
}

/**
 * Ticks around the ring, one per per cent, as a path; every fifth is longer and belongs to the other path.
 * @param fifths selects the path
 */
export function ringTicks(fifths: boolean): string {
	return Array.from({ length: 100 }, (_, percent) => percent)
		.filter((percent) => (percent % 5 === 0) === fifths)
		.map((percent) => `M${text(at(percent / 100, OUTER + 8))}L${text(at(percent / 100, OUTER + (fifths ? 16 : 11)))}`)
		.join("");
}
