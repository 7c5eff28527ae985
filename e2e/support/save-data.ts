import type { Page } from "@playwright/test";

/** The visitor saves data, from the next page load on: every document is requested when it is opened, none ahead. */
export const saveData = (page: Page): Promise<unknown> =>
	page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
	);
