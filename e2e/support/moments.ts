import type { Page } from "@playwright/test";

/** Lets so many frames of the page pass. */
export function framesPass(page: Page, count: number): Promise<void> {
	return page.evaluate(async (count) => {
		for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
	}, count);
}

/** Lets the page have moments to spare, with frames between them: what it had put off for one has begun by then. */
export function momentsPass(page: Page): Promise<void> {
	return page.evaluate(async () => {
		for (let moment = 0; moment < 3; moment++) {
			await new Promise((done) => requestIdleCallback(done));
			await new Promise(requestAnimationFrame);
		}
	});
}

/** The last that every page fetches by itself once it is usable: the search's field, and what the atmosphere asks for. */
const fetchedAnyway = ["/search-dialog-", "/offline-notices-"];

/** Waits until a page that nobody touches has asked for all that it fetches by itself. */
export async function hasSettled(page: Page): Promise<void> {
	await page.waitForFunction((parts) => {
		const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
		return parts.every((part) => fetched.some((name) => name.includes(part) && name.endsWith(".js")));
	}, fetchedAnyway);
	await momentsPass(page);
}
