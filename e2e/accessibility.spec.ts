import { readdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { siteMap } from "#src/content/site-map.ts";
import { focused } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Dark and light differ in nothing but colours, and so do the seasons: a page is judged whole once, then by them. */
type Rules = "all" | "colours";

/**
 * What axe finds wrong, in words: rule, what it says, and where.
 * @param within a part of the page that stands alone, as an open dialog does
 */
async function violations(page: Page, rules: Rules = "all", within?: string): Promise<string[]> {
	// Colours are judged at rest; a colour that is passed on sets out again in every element below it.
	await page.evaluate(() => {
		const running = () =>
			document
				.getAnimations()
				.filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
				.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
		for (let depth = 0; depth < 50 && running().length > 0; depth++)
			for (const animation of running()) animation.finish();
	});
	const runOnly =
		rules === "all" ? { type: "tag" as const, values: tags } : { type: "rule" as const, values: ["color-contrast"] };
	let axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ["violations"], preload: false });
	if (within) axe = axe.include(within);
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`));
}

/** Asks for dark or light and waits until the page has it. */
async function showMode(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
	await expect(page.locator("html")).toHaveAttribute("data-mode", colorScheme);
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** One of each kind of page: a page of the site map, the reader's landing, a document. */
const kinds = ["/", "/docs", "/docs/technical-architecture/server-capsules"];
/** Ids of all documents that are written ("05-02"), from the names of their files. */
const documentIds = readdirSync("public/docs").flatMap((section) =>
	readdirSync(`public/docs/${section}`).map((file) => `${section.slice(0, 2)}-${file.slice(0, 2)}`),
);
const routes = siteMap.map((entry) => entry.paths[0]);

for (const route of routes) {
	test(`axe finds nothing on ${route}, light and dark, on a phone and on a desktop`, async ({ page }) => {
		await page.setViewportSize(phone);
		await openPage(page, route);
		for (const viewport of [phone, desktop]) {
			await page.setViewportSize(viewport);
			await showMode(page, "light");
			expect(await violations(page), `${viewport.width} px`).toEqual([]);
			await showMode(page, "dark");
			expect(await violations(page, "colours"), `${viewport.width} px, dark`).toEqual([]);
		}
	});
}

for (const id of documentIds) {
	test(`axe finds nothing in document ${id}`, async ({ page }) => {
		await openPage(page, `/docs/${id.slice(0, 2)}/${id}`);
		await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
		expect(await violations(page)).toEqual([]);
	});
}

for (const season of ["spring", "summer", "autumn", "winter"]) {
	test(`axe finds nothing in ${season}, light and dark, on each kind of page`, async ({ page }) => {
		for (const path of kinds) {
			await openPage(page, `${path}?season=${season}`);
			for (const colorScheme of ["light", "dark"] as const) {
				await showMode(page, colorScheme);
				expect(await violations(page, "colours"), `${path} ${colorScheme}`).toEqual([]);
			}
		}
	});
}

test("axe finds nothing in the drawer and in the list of shortcuts", async ({ page }) => {
	await page.setViewportSize(phone);
	await openPage(page, "/");
	await page.getByRole("button", { name: /menu|navigation/i }).click();
	await expect(page.getByRole("navigation")).toBeVisible();
	expect(await violations(page, "all", "nav")).toEqual([]);
	await page.keyboard.press("Escape");
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await violations(page, "all", "dialog")).toEqual([]);
});

/** How far the page is wider than the window, in px. */
const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of kinds) {
	test(`${path} fits 320 px, and text of twice the size`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await openPage(page, path);
		expect(await overflow(page), "320 px").toBeLessThanOrEqual(0);

		// Text of twice the size, as browsers set it: the root's font size.
		await page.setViewportSize({ width: 640, height: 800 });
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		expect(await overflow(page), "200 %").toBeLessThanOrEqual(0);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
}

test("in forced colours the focus is still seen", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await openPage(page, "/");
	const outline = () =>
		focused(page).evaluate((element) => {
			const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
			return { outlineStyle, width: Number.parseFloat(outlineWidth), outlineColor };
		});
	// Skip link, header and navigation, in the order they come.
	for (let press = 0; press < 6; press++) {
		await page.keyboard.press("Tab");
		const { outlineStyle, width, outlineColor } = await outline();
		expect(outlineStyle).not.toBe("none");
		expect(width).toBeGreaterThanOrEqual(2);
		expect(outlineColor).not.toBe("rgba(0, 0, 0, 0)");
	}
});

test("controls of a phone are large enough for a finger", async ({ page }) => {
	await page.setViewportSize(phone);
	await openPage(page, "/");
	await page.getByRole("button", { name: /menu|navigation/i }).click();
	for (const control of await page.locator("header button, nav a, nav button:visible").all()) {
		const box = await control.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
});
