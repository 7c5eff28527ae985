import type { Locator, Page } from "@playwright/test";

/** The only navigation landmark. */
export const navigation = (page: Page): Locator => page.getByRole("navigation", { name: "Ecosystem Navigation" });

/** One of its twelve links, by the title it begins with. */
export const item = (page: Page, title: string): Locator =>
	navigation(page).getByRole("link", { name: new RegExp(`^${title}`) });

/** The number of entries in the tab's history. */
export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** The focused element. */
export const focused = (page: Page): Locator => page.locator(":focus");
