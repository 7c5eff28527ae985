import type { Page } from "@playwright/test";

/** A layout shift as browsers measure it, and the beginnings of the texts that moved. */
interface Shift {
	value: number;
	moved: string;
}

/**
 * A layout shift, as browsers measure it, that is not noticeable: a word after one in italics, whose font loads after
 * the first paint, moves by a pixel within its line. A single line that moves by its own height is four times as much.
 */
export const wordWithinItsLine = 0.0002;

/**
 * Records the layout shifts of every page that is loaded from now on. Animations are on, because they must not shift
 * anything else.
 */
export async function watchShifts(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.addInitScript(() => {
		const shifts: Shift[] = [];
		Reflect.set(window, "shifts", shifts);
		new PerformanceObserver((list) => {
			const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[];
			for (const { value, sources } of entries)
				shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(" | ") });
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** The shifts of the loaded page so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => Reflect.get(window, "shifts"));

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
