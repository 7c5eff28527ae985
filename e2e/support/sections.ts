import type { Locator, Page } from "@playwright/test";
import { focused } from "./navigation.ts";
import { expect } from "./test.ts";

/** A tab of a page, and some of what its panel says. */
export interface ExpectedTab {
	tab: string;
	words: readonly (string | RegExp)[];
}

/**
 * Chooses every tab of the open page: it shows its own panel, and the address stays the same.
 * @param tabs by the ids of their panels
 */
export async function walkTabs(page: Page, path: string, tabs: Record<string, ExpectedTab>): Promise<void> {
	for (const [id, { tab, words }] of Object.entries(tabs)) {
		await page.getByRole("tab", { name: tab }).click();
		await expect(page.getByRole("tab", { selected: true })).toHaveText(tab);
		const panel = page.getByRole("tabpanel").filter({ visible: true });
		await expect(panel).toHaveId(id);
		for (const word of words) await expect(panel).toContainText(word);
		await expect(page).toHaveURL(path);
	}
}

/** Tabs from the first button of a section menu to the last, which have these names; then opens the last but one. */
export async function walkMenu(buttons: Locator, names: readonly string[]): Promise<void> {
	const page = buttons.page();
	await expect(buttons).toHaveCount(names.length);
	await buttons.first().focus();
	for (const name of names.slice(1)) {
		await page.keyboard.press("Tab");
		await expect(focused(page)).toContainText(name);
	}
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Enter");
}
