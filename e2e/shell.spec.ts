import type { Locator, Page } from "@playwright/test";
import { siteMap } from "#src/content/site-map.ts";
import { hold } from "./support/hold.ts";
import { shiftsOf, sumOf, watchShifts, wordWithinItsLine } from "./support/layout-shift.ts";
import { framesPass, hasSettled } from "./support/moments.ts";
import { focused, historyLength, item, navigation } from "./support/navigation.ts";
import { listenToRequests } from "./support/page-scripts.ts";
import { expect, openPage, taken, test } from "./support/test.ts";

const DOCUMENT = "/docs/technical-architecture/server-capsules";
/** site-map.test.ts compares these twelve with the specification. */
const items = siteMap.filter(({ inSidebar }) => inSidebar);

/** What a link of the rail shows beside it. */
const railLabel = (page: Page, title: string) => item(page, title).getByText(title, { exact: true }).locator("..");

test("the sidebar shows exactly the twelve items and the days left in the season, the footer every guide", async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date(2026, 2, 27, 12));
	await openPage(page, "/");
	await expect(navigation(page).getByText("Ecosystem Navigation", { exact: true })).toBeVisible();
	const links = navigation(page).getByRole("link");
	await expect(links).toHaveCount(12);
	for (const [index, { title, tagline }] of items.entries())
		for (const text of [title, tagline]) await expect(links.nth(index).getByText(text, { exact: true })).toBeVisible();
	await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
	await expect(navigation(page)).toContainText("First cherry blossoms");
	await expect(navigation(page)).toContainText("85 days of spring left");

	const footer = page.getByRole("contentinfo");
	for (const { title, paths, inSidebar } of siteMap)
		if (!inSidebar)
			await expect(footer.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", paths[0]);
});

test("the first Tab stop skips to the main content", async ({ page }) => {
	await openPage(page, "/tokens");
	const length = await historyLength(page);
	await page.keyboard.press("Tab");
	await expect(focused(page)).toHaveText(/^Skip/);
	await expect(focused(page)).toHaveRole("link");
	await expect(focused(page)).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	expect(await historyLength(page)).toBe(length);
	await page.keyboard.press("Tab");
	await expect(page.locator("main :focus")).toHaveCount(1);
});

for (const path of ["/docs", "/docs/technical-architecture", "/docs/technical-architecture/p2p-mesh"])
	test(`on ${path} it skips the list of documents too`, async ({ page }) => {
		await openPage(page, path);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.locator("main :focus")).toHaveCount(1);
		await expect(page.locator("aside[aria-label=Documents] :focus")).toHaveCount(0);
	});

test.describe("as a drawer", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("it opens with the focus inside and the rest of the page inert, and Escape returns the focus", async ({
		page,
	}) => {
		await openPage(page, "/");
		await expect(navigation(page)).toBeHidden();
		const button = page.getByRole("button", { name: /menu|navigation/i });
		await expect(button).toHaveCount(1);
		await button.click();
		await expect(navigation(page)).toBeVisible();
		await expect(navigation(page).getByText("Ecosystem Navigation", { exact: true })).toBeVisible();
		await expect(navigation(page).getByRole("link")).toHaveCount(12);
		await expect(navigation(page).locator(":focus")).toHaveCount(1);

		// Nothing behind it is reachable, neither by keyboard nor by assistive technology.
		for (const rest of ["header", "main", "footer"]) await expect(page.locator(`[inert] ${rest}`)).toHaveCount(1);
		for (let press = 0; press < 16; press++) {
			await page.keyboard.press("Tab");
			expect(
				await page.evaluate(() => {
					const { activeElement } = document;
					return activeElement === document.body || activeElement?.closest("nav") !== null;
				}),
				"Tab stays in the drawer",
			).toBe(true);
		}

		await page.keyboard.press("Escape");
		await expect(navigation(page)).toBeHidden();
		await expect(button).toBeFocused();
		await expect(page.locator("[inert]")).toHaveCount(0);
	});

	test("the almanac is fetched when it opens, and not before", async ({ page }) => {
		const requests = listenToRequests(page);
		await openPage(page, "/tokens");
		await hasSettled(page);
		const almanac = () => requests.filter((path) => path.includes("/micro-season-"));
		expect(almanac()).toEqual([]);
		await page.getByRole("button", { name: /menu|navigation/i }).click();
		await expect(navigation(page).getByText(/^Micro-season \d+ of 72$/)).toBeVisible();
		expect(almanac()).toHaveLength(1);
	});

	test("its close button, a click outside, a link and the link to the current page close it", async ({ page }) => {
		await openPage(page, "/");
		const button = page.getByRole("button", { name: /menu|navigation/i }).first();
		await button.click();
		await navigation(page).getByRole("button", { name: "Close navigation" }).click();
		await expect(navigation(page)).toBeHidden();
		await expect(button).toBeFocused();

		await button.click();
		await expect(navigation(page)).toBeVisible();
		await page.mouse.click(380, 500);
		await expect(navigation(page)).toBeHidden();

		await button.click();
		await item(page, "Seasonal Ceremonies").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seasonal Ceremonies");
		await expect(navigation(page)).toBeHidden();
		await expect(page.getByRole("main")).toBeFocused();

		await button.click();
		await item(page, "Seasonal Ceremonies").click();
		await expect(navigation(page), "also the link to the current page").toBeHidden();
		await expect(page).toHaveURL("/ceremonies");
	});

	test("the page behind it does not scroll", async ({ page }) => {
		await openPage(page, "/tokens");
		await page.mouse.move(380, 500);
		await page.getByRole("button", { name: /menu|navigation/i }).press("Enter");
		await expect(navigation(page)).toBeVisible();
		await page.mouse.wheel(0, 300);
		await page.keyboard.press("Escape");
		await expect(navigation(page)).toBeHidden();
		await page.mouse.wheel(0, 500);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
	});

	test("enlarging the window closes the drawer", async ({ page }) => {
		await openPage(page, "/");
		await page.getByRole("button", { name: /menu|navigation/i }).click();
		await expect(navigation(page)).toBeVisible();
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(page.locator("[inert]")).toHaveCount(0);
		await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
	});

	test("Back closes the drawer and the display settings, and shows the page", async ({ page }) => {
		await openPage(page, "/garden");
		for (const name of [/menu|navigation/i, "Display settings"]) {
			await page
				.getByRole("contentinfo")
				.getByRole("link", { name: /Glossary/ })
				.click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
			await expect(page.getByRole("main")).toBeFocused();
			await page.getByRole("banner").getByRole("button", { name }).click();
			await expect(page.locator("[popover]:popover-open")).toBeVisible();
			await page.goBack();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Community Garden");
			await expect(page.locator("[popover]:popover-open")).toHaveCount(0);
			await expect(page.locator("[inert]")).toHaveCount(0);
			await expect(page.getByRole("main")).toBeFocused();
		}
	});
});

test("the drawer closes when the window becomes wide enough for the open sidebar", async ({ page }) => {
	await page.setViewportSize({ width: 1400, height: 900 });
	await openPage(page, "/docs");
	await page.getByRole("button", { name: "Open navigation", exact: true }).click();
	await expect(page.locator("[popover]:popover-open")).toBeVisible();
	await page.setViewportSize({ width: 1600, height: 900 });
	await expect(page.locator("[popover]:popover-open")).toHaveCount(0);
	await expect(page.locator("[inert]")).toHaveCount(0);
});

test("in a low window the rail still names its icons, and gives way to the drawer when they no longer fit", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 633 });
	await openPage(page, "/tokens");
	for (const title of ["Ecosystem Home", "Settings"]) {
		await item(page, title).hover();
		const label = railLabel(page, title);
		await expect(label).toHaveCSS("opacity", "1");
		// The pointer may be moved onto the label.
		await label.hover();
		await expect(label).toHaveCSS("opacity", "1");
		await expect(label).toBeInViewport({ ratio: 1 });
	}
	await page.setViewportSize({ width: 1366, height: 590 });
	await expect(navigation(page)).toBeHidden();
	await page.getByRole("button", { name: "Open navigation menu" }).click();
	await expect(item(page, "Ecosystem Home")).toBeInViewport();
});

test("Escape hides a label of the rail, by pointer and by keyboard, until its icon is reached again", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1100, height: 900 });
	await openPage(page, "/tokens");
	const settings = item(page, "Settings");
	const label = railLabel(page, "Settings");
	const elsewhere = page.getByRole("heading", { level: 1 });
	for (const [reach, leave] of [
		[() => settings.hover(), () => elsewhere.hover()],
		[() => settings.press("Shift"), () => settings.press("Shift+Tab")],
	] as const) {
		await reach();
		await expect(label).toHaveCSS("opacity", "1");
		await page.keyboard.press("Escape");
		await expect(label).toHaveCSS("opacity", "0");
		await leave();
		await reach();
		await expect(label).toHaveCSS("opacity", "1");
		await leave();
	}
});

for (const [where, path, width] of [
	["on a narrow screen", "/", 1100],
	["in the reader", "/docs", 1440],
] as const) {
	test(`${where} the sidebar collapses to a rail whose labels stay accessible`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openPage(page, path);
		await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(72);
		for (const { title } of items) await expect(item(page, title)).toHaveAccessibleName(new RegExp(`^${title} .+`));

		await expect(navigation(page)).toMatchAriaSnapshot(`
			- paragraph: /.+/
			- paragraph: /.+/
			- paragraph: /Micro-season \\d+ of 72/
		`);
		const bottom = await navigation(page)
			.getByText(/^Micro-season/)
			.evaluate((words) => words.parentElement?.getBoundingClientRect().bottom);
		expect(bottom, "they do not make the page taller").toBeLessThanOrEqual(900);

		await item(page, "Settings").hover();
		await expect(railLabel(page, "Settings")).toHaveCSS("opacity", "1");

		const open = page.getByRole("button", { name: "Open navigation", exact: true });
		await open.click();
		await expect(navigation(page).getByText("Ecosystem Navigation", { exact: true })).toBeVisible();
		await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBeGreaterThanOrEqual(280);
		await expect(navigation(page).locator(":focus")).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(72);
		await expect(open).toBeFocused();
	});
}

test.describe("on devices without hover", () => {
	test.use({ hasTouch: true, isMobile: true });

	test("there is no rail of icons without labels: a drawer replaces it", async ({ page }) => {
		const menu = page.getByRole("button", { name: "Open navigation menu" });
		for (const path of ["/", "/docs"]) {
			await page.setViewportSize({ width: 1180, height: 820 });
			await openPage(page, path);
			await expect(navigation(page)).toBeHidden();
			await menu.tap();
			await expect(railLabel(page, "Settings")).toHaveCSS("opacity", "1");
			await navigation(page).getByRole("button", { name: "Close navigation" }).tap();
			await expect(navigation(page)).toBeHidden();
			await expect(menu).toBeFocused();
		}
	});

	test("turning the phone does not scroll to the top, and turning it back restores the place", async ({ page }) => {
		const upright = { width: 360, height: 740 };
		await page.setViewportSize(upright);
		await openPage(page, "/guides/glossary");
		const read = page.locator("#capsule");
		await read.evaluate((entry) => entry.scrollIntoView({ behavior: "instant", block: "center" }));
		await expect(read).toBeInViewport();
		const before = await page.evaluate(() => scrollY);
		await page.setViewportSize({ width: 740, height: 360 });
		await framesPass(page, 3);
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
		await page.setViewportSize(upright);
		await framesPass(page, 3);
		await expect(read).toBeInViewport();
	});

	test("if it fits, the sidebar is next to the page, closes completely, and opens there again", async ({ page }) => {
		const menu = page.getByRole("button", { name: "Open navigation menu" });
		await openPage(page, "/");
		await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
		await expect(menu).toBeHidden();
		await navigation(page).getByRole("button", { name: "Close navigation" }).tap();
		await expect(navigation(page)).toBeHidden();
		await expect(menu).toBeFocused();
		await menu.tap();
		await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
		await expect(page.locator("[inert]"), "not over the page").toHaveCount(0);
		await expect(navigation(page).getByRole("button", { name: "Close navigation" })).toBeFocused();
	});
});

for (const [how, before, after] of [
	["wide", { width: 390, height: 844 }, { width: 1440, height: 900 }],
	["high enough for the rail", { width: 1366, height: 590 }, { width: 1366, height: 720 }],
] as const)
	test(`a window that becomes ${how} while the drawer is open keeps the focus in the navigation`, async ({ page }) => {
		await page.setViewportSize(before);
		await openPage(page, "/tokens");
		await page.getByRole("button", { name: "Open navigation menu" }).click();
		await expect(navigation(page).getByRole("button", { name: "Close navigation" })).toBeFocused();
		await page.setViewportSize(after);
		await expect(navigation(page)).toBeFocused();
		await expect(page.locator("[inert]")).toHaveCount(0);
	});

test("a closed sidebar is remembered, is narrow from the first paint, and shifts nothing", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await openPage(page, "/");
	await navigation(page).getByRole("button", { name: "Close navigation" }).click();
	await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(72);
	await expect(page.getByRole("button", { name: "Open navigation", exact: true })).toBeFocused();

	await watchShifts(page);
	await page.addInitScript(() => {
		const widths: number[] = [];
		Reflect.set(window, "widths", widths);
		const measure = () => {
			const width = document.querySelector("nav")?.getBoundingClientRect().width;
			if (width !== undefined) widths.push(width);
			requestAnimationFrame(measure);
		};
		requestAnimationFrame(measure);
	});
	await openPage(page, "/settings");
	const widths = await page.evaluate(() => Reflect.get(window, "widths") as number[]);
	expect(new Set(widths)).toEqual(new Set([72]));
	const shifts = await shiftsOf(page);
	expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(wordWithinItsLine);

	await page.getByRole("button", { name: "Open navigation", exact: true }).click();
	await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
	await expect(navigation(page).getByRole("button", { name: "Close navigation" })).toBeFocused();
	await openPage(page, "/settings");
	await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
});

test("no element besides the sidebar inherits its width, so none is restyled when it opens or closes", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/");
	const width = (selector: string) =>
		page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue("--navigation-width"));
	expect(await width("#ecosystem-navigation")).toBe("280px");
	expect(await width("#main")).toBe("");
	expect(await width("#ecosystem-navigation > ul")).toBe("");
});

test("the sidebar keeps its scroll position when the page changes", async ({ page }) => {
	await page.setViewportSize({ width: 1600, height: 420 });
	await openPage(page, "/");
	await navigation(page).evaluate((nav) => nav.scrollTo(0, 200));
	await item(page, "Seasonal Ceremonies").click();
	await expect(page.getByRole("main")).toBeFocused();
	expect(await navigation(page).evaluate((nav) => nav.scrollTop)).toBeGreaterThanOrEqual(200);
});

test.describe("used before hydration", () => {
	const press = async (page: Page, button: Locator) => {
		const scripts = await hold(page, "**/assets/*.js");
		await page.goto(DOCUMENT, { waitUntil: "commit" });
		await scripts.asked;
		await button.click();
		await button.click();
		scripts.release();
	};

	test("the dark mode switch is applied, once", async ({ page }) => {
		const mode = page.getByRole("switch", { name: "Dark mode" });
		await press(page, mode);
		await expect(mode).toBeChecked();
		await expect(page.locator("html")).toHaveClass(/dark-mode/);
		await mode.click();
		await expect(mode).not.toBeChecked();
	});

	test("the dark mode switch starts from the stored choice", async ({ page }) => {
		await page.addInitScript(() =>
			localStorage.setItem("sakura-dark-mode", localStorage.getItem("sakura-dark-mode") ?? "true"),
		);
		const mode = page.getByRole("switch", { name: "Dark mode" });
		await press(page, mode);
		await expect(page.locator("html")).not.toHaveClass(/dark-mode/);
		await expect(mode).not.toBeChecked();
	});

	test("the search opens", async ({ page }) => {
		await press(page, page.getByRole("banner").getByRole("button", { name: "Search" }));
		await expect(page.getByRole("combobox")).toBeFocused();
	});

	for (const key of ["Control+k", "/"])
		test(`the search opens by its key, ${key}`, async ({ page }) => {
			const scripts = await hold(page, "**/assets/*.js");
			await page.goto(DOCUMENT, { waitUntil: "commit" });
			await scripts.asked;
			await page.keyboard.press(key);
			scripts.release();
			await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
			await page.keyboard.press("Control+k");
			await expect(page.getByRole("dialog")).toBeHidden();
		});

	test("code is copied", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-write"]);
		await press(page, page.getByRole("button", { name: "Copy code" }).first());
		await expect(page.getByText("Code copied")).toBeAttached();
	});

	for (const [key, where] of [
		["Alt+H", (page: Page) => page.getByRole("heading", { level: 1 })],
		["Alt+S", (page: Page) => page.getByRole("main")],
		["Alt+N", navigation],
	] as const)
		test(`${key} moves the focus`, async ({ page }) => {
			const scripts = await hold(page, "**/assets/*.js");
			await page.goto("/tokens", { waitUntil: "commit" });
			await scripts.asked;
			await page.keyboard.press(key);
			scripts.release();
			await expect(where(page)).toBeFocused();
		});

	for (const [what, moveOn, chosen] of [
		["arrow keys move between tabs", () => {}, 1],
		["arrow keys do not move a visitor who has moved on", (page: Page) => page.keyboard.press("Shift+Tab"), 0],
	] as const)
		test(what, async ({ page }) => {
			const scripts = await hold(page, "**/assets/*.js");
			await page.goto("/orchestrator", { waitUntil: "commit" });
			await scripts.asked;
			const tabs = page.getByRole("tab");
			await tabs.first().press("ArrowRight");
			await moveOn(page);
			scripts.release();
			await taken(page);
			await expect(tabs.nth(chosen)).toHaveAttribute("aria-selected", "true");
			await expect(tabs.locator(":scope:focus")).toHaveCount(chosen);
		});
});
