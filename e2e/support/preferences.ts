import type { Page } from "@playwright/test";

const key = "sakura-ecosystem";

/** Stores a visitor's choices before the page opens. */
export async function prefer(page: Page, choices: Record<string, unknown>): Promise<void> {
	await page.addInitScript(
		([key, stored]) => {
			if (!localStorage.getItem(key)) localStorage.setItem(key, stored);
		},
		[key, JSON.stringify({ state: choices, version: 1 })] as const,
	);
}

/** Simulates choices made in another tab in the meantime. */
export async function preferInAnotherTab(page: Page, choices: Record<string, unknown>): Promise<void> {
	await page.evaluate(
		([key, choices]) => {
			const { state, version = 1 } = JSON.parse(localStorage.getItem(key) ?? "{}");
			const newValue = JSON.stringify({ state: { ...state, ...choices }, version });
			localStorage.setItem(key, newValue);
			dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
		},
		[key, choices] as const,
	);
}
