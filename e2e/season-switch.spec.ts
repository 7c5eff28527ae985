import type { Page } from "@playwright/test";
import { announced } from "./support/announcements.ts";
import { hold } from "./support/hold.ts";
import { prefer } from "./support/preferences.ts";
import { expect, openPage, taken, test } from "./support/test.ts";

const choice = (page: Page, name: string) =>
	page.getByRole("banner").getByRole("group", { name: "Season" }).getByRole("radio", { name, exact: true });
const body = (page: Page) => page.locator("body");

test.beforeEach(async ({ page }) => {
	await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
});

test("a season is chosen by pointer or arrow keys, at once, is kept, ends a preview, and can be reset", async ({
	page,
}) => {
	await openPage(page, "/tokens");
	await expect(page.getByRole("banner").getByRole("radio")).toHaveCount(5);
	await expect(choice(page, "Automatic")).toBeChecked();
	await expect(body(page)).toHaveClass("season-autumn");
	const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const autumn = await ground();
	await choice(page, "Winter").check();
	await expect(body(page)).toHaveClass("season-winter");
	expect(await ground()).not.toBe(autumn);
	await page.reload();
	await expect(body(page)).toHaveClass("season-winter");
	await expect(choice(page, "Winter")).toBeChecked();
	await choice(page, "Automatic").check();
	await expect(body(page)).toHaveClass("season-autumn");

	await choice(page, "Automatic").focus();
	await page.keyboard.press("ArrowRight");
	await expect(choice(page, "Spring")).toBeChecked();
	await expect(body(page)).toHaveClass("season-spring");

	await openPage(page, "/?season=summer");
	await expect(body(page)).toHaveClass("season-summer");
	await choice(page, "Winter").check();
	await expect(body(page)).toHaveClass("season-winter");
	await expect(page, "the preview does not come back").toHaveURL("/");
	await page.reload();
	await expect(body(page)).toHaveClass("season-winter");
});

test("pressing the season that is already chosen ends a preview", async ({ page }) => {
	await openPage(page, "/?season=summer");
	await expect(body(page)).toHaveClass("season-summer");
	await expect(choice(page, "Automatic")).toBeChecked();
	await choice(page, "Automatic").click();
	await expect(body(page)).toHaveClass("season-autumn");
});

test("so does pressing it in the display settings", async ({ page }) => {
	await openPage(page, "/?season=summer");
	await page.getByRole("banner").getByRole("button", { name: "Display settings" }).click();
	const panel = page.getByRole("dialog", { name: "Display settings" });
	const automatic = panel.getByRole("radio", { name: "Automatic" });
	await expect(automatic).toBeChecked();
	await expect(body(page)).toHaveClass("season-summer");
	await automatic.click();
	await expect(body(page)).toHaveClass("season-autumn");
	await expect(page).toHaveURL("/");
});

test("its name says which season is shown, where that is not the choice", async ({ page }) => {
	await openPage(page, "/?season=summer");
	const named = (name: string) => page.getByRole("banner").getByRole("group", { name, exact: true });
	await expect(named("Season, summer is shown").getByRole("radio", { name: "Automatic" })).toBeChecked();
	await choice(page, "Automatic").click();
	await announced(page, "Season: Automatic");
	await expect(named("Season, autumn is shown")).toBeVisible();
	await choice(page, "Winter").check();
	await expect(named("Season")).toBeVisible();
	// At once, because what is announced is taken back after a second.
	expect(await page.getByRole("status").filter({ hasText: "Winter" }).count()).toBe(0);
});

test("a preview that ended on another page does not begin again on Back", async ({ page }) => {
	await openPage(page, "/?season=summer");
	await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
	await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Glossary");
	await expect(body(page)).toHaveClass("season-summer");
	await choice(page, "Winter").check();
	await expect(body(page)).toHaveClass("season-winter");
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText("Glossary");
	await expect(body(page)).toHaveClass("season-winter");
	await expect(choice(page, "Winter")).toBeChecked();
});

test("a choice made before hydration is applied", async ({ page }) => {
	const scripts = await hold(page, "**/assets/*.js");
	await page.goto("/?season=summer", { waitUntil: "commit" });
	await scripts.asked;
	await choice(page, "Winter").click();
	scripts.release();
	await expect(body(page)).toHaveClass("season-winter");
	await expect(choice(page, "Winter")).toBeChecked();
	await page.reload();
	await expect(choice(page, "Winter")).toBeChecked();
});

for (const variant of ["modern", "traditional"] as const)
	test(`in the ${variant} variant the controls next to the switch do not move, whichever season is chosen`, async ({
		page,
	}) => {
		await prefer(page, { variant });
		await openPage(page, "/tokens");
		await expect(page.locator("html")).toHaveAttribute("data-variant", variant);
		const search = page.getByRole("banner").getByRole("button", { name: /^Search/ });
		const before = await search.boundingBox();
		await choice(page, "Winter").check();
		expect(await search.boundingBox()).toEqual(before);
	});

test("another tab follows the choice", async ({ page, context }) => {
	await openPage(page, "/");
	const other = await context.newPage();
	await other.clock.setFixedTime(new Date(2026, 10, 21, 12));
	await openPage(other, "/garden");
	await choice(page, "Summer").check();
	await expect(body(other)).toHaveClass("season-summer");
	await expect(choice(other, "Summer")).toBeChecked();
});

test("fault 46: a page left open over a boundary follows within a minute", async ({ page }) => {
	await page.clock.install({ time: new Date(2026, 11, 20, 23, 58) });
	await openPage(page, "/");
	await expect(body(page)).toHaveClass("season-autumn");
	await page.clock.fastForward("03:00");
	await expect(body(page)).toHaveClass("season-winter");
});

test.describe("on a small screen", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the same five choices are in a list", async ({ page }) => {
		await openPage(page, "/");
		const list = page.getByRole("combobox", { name: "Season" });
		await expect(list.getByRole("option")).toHaveText(["Automatic", "Spring", "Summer", "Autumn", "Winter"]);
		await list.selectOption("Winter");
		await expect(body(page)).toHaveClass("season-winter");
	});

	test("a choice made before hydration is applied", async ({ page }) => {
		const scripts = await hold(page, "**/assets/*.js");
		await page.goto("/?season=summer", { waitUntil: "commit" });
		await scripts.asked;
		const list = page.getByRole("combobox", { name: "Season" });
		await list.selectOption("Winter");
		scripts.release();
		await expect(body(page)).toHaveClass("season-winter");
		await expect(list).toHaveValue("winter");
		await openPage(page, "/");
		await expect(list).toHaveValue("winter");
	});

	test("a list value restored by the browser is not a choice, and a kept choice does not end a preview", async ({
		page,
	}) => {
		await openPage(page, "/");
		const list = page.getByRole("combobox", { name: "Season" });
		await list.selectOption("Winter");
		await expect(body(page)).toHaveClass("season-winter");
		await openPage(page, "/offline-nothing");
		await list.selectOption("Summer");
		await expect(body(page)).toHaveClass("season-summer");
		await page.goBack();
		await taken(page);
		await expect(list).toHaveValue("summer");
		await expect(body(page)).toHaveClass("season-summer");

		await openPage(page, "/?season=spring");
		await expect(body(page)).toHaveClass("season-spring");
		await page.reload();
		await expect(body(page)).toHaveClass("season-spring");
	});

	test("during a preview the list names it, and choosing what was chosen before ends it", async ({ page }) => {
		await openPage(page, "/?season=summer");
		const list = page.getByRole("combobox", { name: "Season" });
		await expect(list.locator("option:checked")).toHaveText("Preview: Summer");
		await list.selectOption("Automatic");
		await expect(body(page)).toHaveClass("season-autumn");
		await expect(list.getByRole("option")).toHaveText(["Automatic", "Spring", "Summer", "Autumn", "Winter"]);
		await expect(list).toHaveValue("automatic");
	});
});
