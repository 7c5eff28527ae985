import type { Page } from "@playwright/test";

/**
 * Makes it this instant in every page opened from now on, and leaves the rest of time alone: the clock of Playwright
 * would also empty `performance.getEntries`, by which a test sees what has been painted and fetched.
 */
export async function setDate(page: Page, instant: Date): Promise<void> {
	await page.addInitScript((now) => {
		globalThis.Date = new Proxy(Date, {
			construct: (date, parts) => Reflect.construct(date, parts.length > 0 ? parts : [now]),
			get: (date, name) => (name === "now" ? () => now : Reflect.get(date, name)),
		});
	}, instant.getTime());
}
