import type { Page } from "@playwright/test";
import { phone } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { expect, taken, test } from "./support/test.ts";

/* Pages show their fields before there is code for them: what is entered by then counts. */

/** Opens a page whose scripts arrive only once something has been entered. */
async function enterEarly(page: Page, path: string, enter: () => Promise<void>): Promise<void> {
	const scripts = await hold(page, "**/assets/*.js");
	await page.goto(path, { waitUntil: "commit" });
	await scripts.asked;
	await enter();
	scripts.release();
	await taken(page);
}

test("the filter for commands applies", async ({ page }) => {
	const filter = page.getByRole("searchbox", { name: "Filter all commands" });
	await enterEarly(page, "/cli", () => filter.fill("restart"));
	await expect(page.getByText(/^[1-9]\d? of 47 commands match/)).toBeVisible();
	await expect(filter).toHaveValue("restart");
});

test("a drawer that was opened covers the page", async ({ page }) => {
	await page.setViewportSize(phone);
	await enterEarly(page, "/garden", () => page.getByRole("button", { name: "Open navigation menu" }).click());
	await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
	await expect(page.locator("[inert] main")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(page.locator("[inert]")).toHaveCount(0);
});

test("the filter for terms applies", async ({ page }) => {
	const filter = page.getByRole("searchbox", { name: "Find a term" });
	await enterEarly(page, "/guides/glossary", () => filter.fill("kohai"));
	await expect(page.getByText("1 term", { exact: true })).toBeVisible();
});

test("the inventory's lists and its comparison apply, all of them", async ({ page }) => {
	const category = page.getByRole("combobox", { name: "Category" });
	const site = page.getByRole("combobox", { name: "Site" });
	const boxes = page.getByRole("checkbox", { name: /^Compare/ });
	await enterEarly(page, "/infrastructure/servers#inventory", async () => {
		await category.selectOption({ index: 1 });
		await site.selectOption({ label: "Sweden" });
		await boxes.first().check();
	});
	await expect(page.getByRole("main").getByText(/^\d+ of 15 plans$/)).not.toHaveText("15 of 15 plans");
	await expect(site.locator(":checked")).toHaveText("Sweden");
	expect(await category.evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(1);
	await expect(boxes.first()).toBeChecked();
	await expect(page.getByText("Choose one more to compare.").first()).toBeVisible();
});

test("of four plans that are to be compared three are, and the inventory says so", async ({ page }) => {
	const boxes = page.getByRole("checkbox", { name: /^Compare/ });
	await enterEarly(page, "/infrastructure/servers#inventory", async () => {
		for (let box = 0; box < 4; box++) await boxes.nth(box).check();
	});
	const tray = page.getByRole("group", { name: "Plans to compare" });
	await expect(tray).toContainText("Up to 3 plans can be compared: remove one first.");
	await expect(boxes.nth(2)).toBeChecked();
	await expect(boxes.nth(3)).not.toBeChecked();
});

test("the plan and the hours of the bills apply", async ({ page }) => {
	const plan = page.locator("#pricing").getByRole("combobox", { name: "Plan" });
	const hours = page.locator("#pricing").getByRole("textbox", { name: "Runs in a month" });
	await enterEarly(page, "/infrastructure/servers#pricing", async () => {
		await plan.selectOption({ label: "VPS 2" });
		await hours.fill("500");
	});
	await expect(page.getByRole("table", { name: "VPS 2, running all month" })).toBeVisible();
	await expect(plan.locator(":checked")).toHaveText("VPS 2");
	await expect(hours).toHaveValue("500");
	await expect(page.locator("#pricing").getByRole("slider")).toHaveAttribute("aria-valuetext", "500 hours");
});

test("a switch that was set is stored", async ({ page }) => {
	const remember = page.getByRole("switch", { name: /^Remember what you have read/ });
	await enterEarly(page, "/settings#privacy", () => remember.uncheck());
	await expect(remember).not.toBeChecked();
	await page.reload();
	await taken(page);
	await expect(remember).not.toBeChecked();
});

test("examples of the library apply, all their controls", async ({ page }) => {
	const example = page.locator("#example-callout");
	await enterEarly(page, "/sakura-showcase#examples", async () => {
		await example.getByLabel("Title", { exact: true }).fill("Before the rain");
		await example.getByLabel("Text", { exact: true }).fill("Bring in the seedlings.");
		await page.locator("#example-timeline").getByRole("slider").first().fill("80");
	});
	await expect(example.locator("code")).toContainText("Before the rain");
	await expect(example.locator("code")).toContainText("Bring in the seedlings.");
	await expect(page.locator("#example-timeline code")).toContainText("progress: 0.8");
});
