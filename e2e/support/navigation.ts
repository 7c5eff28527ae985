import type { Locator, Page } from "@playwright/test";

/** The one navigation landmark. */
export const navigation = (page: Page): Locator => page.getByRole("navigation", { name: "Ecosystem Navigation" });

/** One of its twelve links, by the title it begins with. */
export const item = (page: Page, title: string): Locator =>
	navigation(page).getByRole("link", { name: new RegExp(`^${title}`) });

/** How many entries the tab's history has. */
export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** Whatever has the focus. */
export const focused = (page: Page): Locator => page.locator(":focus");
