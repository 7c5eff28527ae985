import type { ParticlePool } from "./particle-pool.ts";

/** A rectangle in the layer's own px. */
export interface Area {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** Which parts of a layer belong to text and pictures, in cells of 16 px. */
export interface QuietMap {
	columns: number;
	rows: number;
	/** 1 if nothing may be painted in the cell. */
	cells: Uint8Array;
}

const cellPx = 16;
/**
 * Distance from the centre of a particle to its edge, and the distance that the fastest petals fall while they fade
 * out.
 */
const reachPx = 32;
/** Time that a particle takes to fade out or back in. */
const fadeMs = 160;

/** @param areas to keep clear, in px; a small margin around each is kept clear as well */
export function createQuietMap(areas: Iterable<Area>, width: number, height: number): QuietMap {
	const columns = Math.max(1, Math.ceil(width / cellPx));
	const rows = Math.max(1, Math.ceil(height / cellPx));
	const cells = new Uint8Array(columns * rows);
	const cellAt = (position: number, count: number) => Math.min(count, Math.max(0, position / cellPx));
	for (const { left, top, right, bottom } of areas) {
		const from = Math.floor(cellAt(left - reachPx, columns));
		const to = Math.ceil(cellAt(right + reachPx, columns));
		const last = Math.ceil(cellAt(bottom + reachPx, rows));
		for (let row = Math.floor(cellAt(top - reachPx, rows)); row < last; row++)
			cells.fill(1, row * columns + from, row * columns + to);
	}
	return { columns, rows, cells };
}

/** Fades particles out in quiet cells and back in elsewhere. Particles outside the map are not visible anyway. */
export function shadeParticles({ count, x, y, shade }: ParticlePool, map: QuietMap | null, elapsedMs: number): void {
	const change = elapsedMs / fadeMs;
	for (let i = 0; i < count; i++) {
		const now = shade[i] as number;
		const up = map === null || map.cells[cellOf(map, x[i] as number, y[i] as number)] === 0;
		if (up ? now < 1 : now > 0) shade[i] = up ? Math.min(1, now + change) : Math.max(0, now - change);
	}
}

function cellOf({ columns, rows }: QuietMap, x: number, y: number): number {
	const column = Math.min(columns - 1, Math.max(0, (x / cellPx) | 0));
	return Math.min(rows - 1, Math.max(0, (y / cellPx) | 0)) * columns + column;
}
