import type { Page } from "@playwright/test";

/** Waits for this many frames of the page. */
export function framesPass(page: Page, count: number): Promise<void> {
	return page.evaluate(async (count) => {
		for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
	}, count);
}

/**
 * Waits for idle periods of the page, with frames between them, so that work deferred to an idle period has started.
 * A frame comes first: Chromium may not begin an idle period at all on a page that has shown its last frame, most often
 * after a key was pressed, until there is another frame.
 */
export function momentsPass(page: Page): Promise<void> {
	return page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		for (let moment = 0; moment < 3; moment++) {
			await frame();
			await new Promise((done) => requestIdleCallback(done));
		}
		await frame();
	});
}

/** The last scripts that every page fetches by itself once it is usable: the search field and the atmosphere. */
const fetchedAnyway = ["/search-dialog-", "/atmosphere-"];

/** Waits until a page without interaction has requested everything that it fetches by itself. */
export async function hasSettled(page: Page): Promise<void> {
	await page.waitForFunction((parts) => {
		const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
		return parts.every((part) => fetched.some((name) => name.includes(part) && name.endsWith(".js")));
	}, fetchedAnyway);
	await momentsPass(page);
}
