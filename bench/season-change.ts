import { chromium, type Page } from "@playwright/test";
import { median } from "./median.ts";

const CPU_SLOW_DOWN = 4;
const ROUNDS = 3;
const PAUSE_MS = 5_000;
const seasons = ["Winter", "Spring", "Summer", "Autumn"] as const;

/** The longest document, and the page that changes most. */
const paths = ["/docs/technical-architecture/server-capsules", "/dashboard"] as const;

/**
 * Interaction to Next Paint of a choice in the header's season switch, with all animations on.
 * @returns a human-readable line for each page: median, minimum and maximum in ms, with the browser's resolution of 8
 * ms
 */
export async function measureSeasonChange(origin: string, executablePath: string): Promise<string> {
	const browser = await chromium.launch({ executablePath, args: ["--disable-gpu"] });
	const lines: string[] = [];
	for (const path of paths) {
		const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
		await page.goto(origin + path, { waitUntil: "networkidle" });
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOW_DOWN });
		const times: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			for (const season of seasons) {
				times.push(await interactionToNextPaint(page, season));
				// Let the page come to rest before the next choice: the longest transition takes 4 s.
				await page.waitForTimeout(PAUSE_MS);
			}
		}
		await page.close();
		const kept = times.slice(seasons.length);
		const [middle, least, most] = [median(kept), Math.min(...kept), Math.max(...kept)].map((ms) => ms.toFixed(0));
		lines.push(`season change on ${path}, ${CPU_SLOW_DOWN}x CPU: median ${middle} ms (${least} to ${most})`);
	}
	await browser.close();
	return lines.join("\n");
}

/** The longest event of the click, as the browser counts it for INP. */
async function interactionToNextPaint(page: Page, season: string): Promise<number> {
	await page.evaluate(() => {
		const durations: number[] = [];
		Reflect.set(window, "interactions", durations);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as PerformanceEventTiming[])
				if (entry.interactionId) durations.push(entry.duration);
		}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
	});
	await page.locator(`header label[data-choice="${season.toLowerCase()}"]`).click();
	await page.waitForFunction(() => (Reflect.get(window, "interactions") as number[]).length > 0);
	return page.evaluate(() => Math.max(...(Reflect.get(window, "interactions") as number[])));
}
