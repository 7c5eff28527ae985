import type { Locator, Page } from "@playwright/test";
import { expect, openPage } from "./test.ts";

/** The pages with the doctor, each with the id of its section. */
export const places = [
	{ path: "/tokens#trading", section: "#trading" },
	{ path: "/settings#privacy", section: "#privacy" },
];
const [hub] = places as [(typeof places)[number]];

/** Opens a page with the doctor, after scripts of extensions have run in it. @returns the doctor's section */
export async function openDoctor(page: Page, extensions = "", { path, section } = hub): Promise<Locator> {
	await page.addInitScript(extensions);
	await openPage(page, path);
	await page.getByRole("heading", { name: "Wallet doctor" }).scrollIntoViewIfNeeded();
	return page.locator(section);
}

export const press = (within: Locator, name: string): Promise<void> =>
	within.getByRole("button", { name, exact: true }).click();

/** What the doctor shows for a step that does not end in a signature. */
export const outcome = (within: Locator, title: string): Locator => within.getByRole("note").filter({ hasText: title });

/** The value next to a term: what has been verified. */
export const fact = (within: Locator, term: string): Locator =>
	within
		.locator("div")
		.filter({ has: within.page().getByRole("term").getByText(term, { exact: true }) })
		.last()
		.getByRole("definition");

export const expectVerified = (within: Locator): Promise<void> =>
	expect(within.getByText("Verified", { exact: true })).toBeVisible();
