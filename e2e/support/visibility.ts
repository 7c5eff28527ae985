import type { Page } from "@playwright/test";

/** Simulates that the tab is in the background, or in front again. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
	await page.evaluate((hidden) => {
		Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
		Object.defineProperty(document, "visibilityState", { configurable: true, value: hidden ? "hidden" : "visible" });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	}, hidden);
}
