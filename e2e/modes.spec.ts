import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { framesPass } from "./support/moments.ts";
import { navigation } from "./support/navigation.ts";
import { ownScriptsOf } from "./support/page-scripts.ts";
import { preferInAnotherTab } from "./support/preferences.ts";
import { expect, openPage, test } from "./support/test.ts";

const root = (page: Page) => page.locator("html");
const modeSwitch = (page: Page) => page.getByRole("banner").getByRole("switch", { name: /dark/i });
const seasonClasses = (page: Page) =>
	page.evaluate(() => [...document.body.classList].filter((name) => name.startsWith("season-")));

/** Records the page's classes at the moment its content enters the document: none of it is painted earlier. */
const watchFirstContent = () => {
	new MutationObserver((_, observer) => {
		if (!document.getElementById("root")) return;
		observer.disconnect();
		Object.assign(window, {
			first: { html: [...document.documentElement.classList], body: [...document.body.classList] },
		});
	}).observe(document, { subtree: true, childList: true });
};
const firstContent = (page: Page) =>
	page.evaluate(() => (window as unknown as { first: { html: string[]; body: string[] } }).first);

test("the mode follows the system live until the visitor chooses one", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await openPage(page, "/");
	await expect(root(page)).toHaveClass(/\bdark-mode\b/);
	await expect(modeSwitch(page)).toBeChecked();

	await page.emulateMedia({ colorScheme: "light" });
	await expect(root(page)).not.toHaveClass(/\bdark-mode\b/);
	await expect(modeSwitch(page)).not.toBeChecked();
	expect(await page.evaluate(() => localStorage.getItem("sakura-dark-mode"))).toBeNull();

	await modeSwitch(page).click();
	await expect(root(page)).toHaveClass(/\bdark-mode\b/);
	await expect(modeSwitch(page)).toBeChecked();
	expect(await page.evaluate(() => localStorage.getItem("sakura-dark-mode"))).toBe("true");

	for (const colorScheme of ["dark", "light"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
		// The browser reports the change with its next frame.
		await framesPass(page, 2);
	}
	await expect(root(page)).toHaveClass(/\bdark-mode\b/);
	await expect(modeSwitch(page)).toBeChecked();
});

test("the bar that the browser draws around the page has its background, in every season, mode and contrast", async ({
	page,
}) => {
	await openPage(page, "/?season=spring");
	const bar = page.locator('meta[name="theme-color"]');
	await expect(bar).toHaveAttribute("content", "#fdf9f7");
	await modeSwitch(page).click();
	await expect(bar).toHaveAttribute("content", "#161114");
	await page.getByRole("banner").getByRole("radio", { name: "Summer" }).check();
	await expect(bar).toHaveAttribute("content", "#0b151b");
	await preferInAnotherTab(page, { contrast: "high" });
	await expect(bar).toHaveAttribute("content", "#000");
});

test("a change of the system to light mode before hydration is followed", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	const scripts = await hold(page, "**/assets/*.js");
	await page.goto("/", { waitUntil: "commit" });
	await scripts.asked;
	await expect(root(page)).toHaveClass(/\bdark-mode\b/);
	await page.emulateMedia({ colorScheme: "light" });
	scripts.release();
	await expect(root(page)).not.toHaveClass(/\bdark-mode\b/);
	await expect(modeSwitch(page)).not.toBeChecked();
});

test("the choice is kept, applies from the first paint, and can be changed by keyboard", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await openPage(page, "/");
	await modeSwitch(page).focus();
	await page.keyboard.press("Space");
	await expect(root(page)).toHaveClass(/\bdark-mode\b/);

	await page.addInitScript(watchFirstContent);
	await openPage(page, "/tokens");
	expect((await firstContent(page)).html).toContain("dark-mode");
	await expect(modeSwitch(page)).toBeChecked();

	await page.keyboard.press("Tab");
	await modeSwitch(page).press("Enter");
	await expect(root(page)).not.toHaveClass(/\bdark-mode\b/);
	await openPage(page, "/docs");
	expect((await firstContent(page)).html).not.toContain("dark-mode");
});

test("choosing light overrides a dark system, from the first paint", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.addInitScript(watchFirstContent);
	await openPage(page, "/");
	expect((await firstContent(page)).html).toContain("dark-mode");
	const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const dark = await background();
	await modeSwitch(page).click();
	await expect.poll(background).not.toBe(dark);
	const light = await background();
	await openPage(page, "/settings");
	expect((await firstContent(page)).html).not.toContain("dark-mode");
	expect(await background()).toBe(light);
});

test("a choice made in one tab applies to the others", async ({ page, context }) => {
	await openPage(page, "/");
	const other = await context.newPage();
	await openPage(other, "/settings");
	await modeSwitch(page).click();
	await expect(root(other)).toHaveClass(/\bdark-mode\b/);
	await expect(modeSwitch(other)).toBeChecked();
	await modeSwitch(other).click();
	await expect(root(page)).not.toHaveClass(/\bdark-mode\b/);
	await expect(modeSwitch(page)).not.toBeChecked();
});

/** Counts how often the page has read the stored choices. */
const countReads = () => {
	const counted = Object.assign(window, { reads: 0 });
	const { getItem } = Storage.prototype;
	Storage.prototype.getItem = function (key) {
		if (key === "sakura-ecosystem") counted.reads++;
		return getItem.call(this, key);
	};
};

test("a choice made in one tab while another is loading is shown there, and kept with the next choice", async ({
	page,
	context,
	request,
}) => {
	await openPage(page, "/");
	const other = await context.newPage();
	await other.addInitScript(countReads);
	const own = await ownScriptsOf(request, "/garden");
	const scripts = await hold(other, ({ pathname }) => own.includes(pathname));
	await other.goto("/garden", { waitUntil: "commit" });
	// First the boot script, then the store; it listens once the page is hydrated.
	await other.waitForFunction(() => Reflect.get(window, "reads") === 2);
	await page.getByRole("button", { name: "Close navigation" }).click();
	scripts.release();
	await expect(navigation(other).getByRole("button", { name: "Open navigation" })).toBeVisible();
	const choice = other.getByRole("banner").getByRole("group", { name: "Season" });
	await choice.getByRole("radio", { name: "Winter", exact: true }).check();
	await expect
		.poll(() => other.evaluate(() => JSON.parse(localStorage.getItem("sakura-ecosystem") ?? "null")?.state))
		.toMatchObject({ sidebar: "closed", season: "winter" });
});

test("a preview shows its season and is not kept", async ({ page }) => {
	await page.clock.setFixedTime(new Date(2026, 6, 1, 12));
	await page.addInitScript(watchFirstContent);
	await openPage(page, "/?season=winter");
	expect((await firstContent(page)).body).toContain("season-winter");
	expect(await seasonClasses(page)).toEqual(["season-winter"]);
	await openPage(page, "/");
	expect(await seasonClasses(page)).toEqual(["season-summer"]);
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("winter");
	await openPage(page, "/?season=monsoon");
	expect(await seasonClasses(page), "an unknown season").toEqual(["season-summer"]);
});

/** Instants in UTC with the season at the visitor's location: the last second of a season and the first of the next. */
const instants: Record<string, [instant: string, season: string][]> = {
	"Pacific/Kiritimati": [
		["2026-03-19T09:59:59Z", "winter"],
		["2026-03-19T10:00:00Z", "spring"],
		["2026-06-20T09:59:59Z", "spring"],
		["2026-06-20T10:00:00Z", "summer"],
	],
	"America/Los_Angeles": [
		["2026-09-23T06:59:59Z", "summer"],
		["2026-09-23T07:00:00Z", "autumn"],
	],
	"Asia/Tokyo": [
		["2026-12-20T14:59:59Z", "autumn"],
		["2026-12-20T15:00:00Z", "winter"],
	],
	"Pacific/Niue": [
		["2026-03-20T10:59:59Z", "winter"],
		["2026-03-20T11:00:00Z", "spring"],
	],
	"Asia/Kathmandu": [["2026-12-31T18:15:00Z", "winter"]],
};
for (const [timezoneId, turns] of Object.entries(instants)) {
	test.describe(`in ${timezoneId}`, () => {
		test.use({ timezoneId });
		test("fault 44: seasons change at the visitor's midnight, from the first paint", async ({ page }) => {
			await page.addInitScript(watchFirstContent);
			for (const [instant, season] of turns) {
				await page.clock.setFixedTime(instant);
				await openPage(page, "/guides/glossary");
				const first = (await firstContent(page)).body.filter((name) => name.startsWith("season-"));
				expect(first, instant).toEqual([`season-${season}`]);
				expect(await seasonClasses(page), instant).toEqual([`season-${season}`]);
			}
		});
	});
}
