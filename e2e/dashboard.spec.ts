import type { Page } from "@playwright/test";
import { desktop, overflow, phone, showMode, violations } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { navigation } from "./support/navigation.ts";
import { listenToRequests } from "./support/page-scripts.ts";
import { preferInAnotherTab } from "./support/preferences.ts";
import { expect, openPage, test } from "./support/test.ts";

/*
 * The seasonal dashboard: each season by date and in preview, its loading and error views, and what works without
 * script.
 */

const seasons = ["spring", "summer", "autumn", "winter"] as const;
type Season = (typeof seasons)[number];

const name: Record<Season, string> = { spring: "Spring", summer: "Summer", autumn: "Autumn", winter: "Winter" };
const multiplier: Record<Season, string> = { spring: "×1.2", summer: "×1.1", autumn: "×1.15", winter: "×1.05" };
const firstSection: Record<Season, string> = {
	spring: "Who has just come up",
	summer: "Keep the machines cool",
	autumn: "What the year has grown",
	winter: "What holds through the cold",
};

const path = "/dashboard";
const fourthOfNovember = new Date(2026, 10, 4, 12);

const main = (page: Page) => page.getByRole("main");
const dashboard = (page: Page, season: Season) => main(page).locator(`[data-dashboard="${season}"]`);
const chunkOf = (season: Season) => new RegExp(`/assets/${season}-dashboard-[^/]+\\.js`);
const chunksIn = (requests: readonly string[]) =>
	seasons.filter((season) => requests.some((request) => chunkOf(season).test(request)));

for (const [season, today, days, day, microSeason] of [
	[
		"spring",
		[2026, 2, 20],
		"92 days left, to 20 June",
		"Spring, 20 Mar to 20 Jun: 20 Mar, day 1 of 93",
		"Sparrows start to nest",
	],
	[
		"summer",
		[2026, 8, 22],
		"0 days left, to 22 September",
		"Summer, 21 Jun to 22 Sep: 22 Sep, day 94 of 94",
		"Swallows leave",
	],
	[
		"autumn",
		[2026, 10, 4],
		"46 days left, to 20 December",
		"Autumn, 23 Sep to 20 Dec: 4 Nov, day 43 of 89",
		"Maple and ivy turn yellow",
	],
	[
		"winter",
		[2027, 0, 1],
		"77 days left, to 19 March",
		"Winter, 21 Dec to 19 Mar: 1 Jan, day 12 of 89",
		"Wheat sprouts under snow",
	],
] as const) {
	test(`${season} on its date: shows its days, multiplier and micro-season, and loads only its chunk`, async ({
		page,
	}) => {
		await page.clock.setFixedTime(new Date(today[0], today[1], today[2], 12));
		const requests = listenToRequests(page);
		await openPage(page, path);
		const shown = dashboard(page, season);
		await expect(shown.getByRole("heading", { level: 2 }).first()).toHaveText(microSeason);
		await expect(shown).toContainText(days);
		await expect(shown).toContainText(multiplier[season]);
		await expect(shown.getByText(day, { exact: true })).toBeAttached();
		await expect(shown.getByRole("heading", { level: 2 }).nth(1)).toHaveText(firstSection[season]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seasonal Dashboard");
		expect(chunksIn(requests)).toEqual([season]);
	});
}

test("shows the specification's figures, and the wallet's figures add up on the page", async ({ page }) => {
	await page.clock.setFixedTime(fourthOfNovember);
	await openPage(page, path);
	const shown = dashboard(page, "autumn");
	for (const figure of ["2,847", "3,245", "1,200", "1,647", "287", "+42 this month", "84.2%", "125M", "12.5%", "342"])
		await expect(shown.getByText(figure, { exact: true }).first()).toBeVisible();
	await expect(shown).toContainText("balance in Cherry Seeds: 3,245 earned − 398 spent");
	await expect(shown.getByRole("link", { name: /glossary/ })).toHaveAttribute("href", "/guides/glossary");
	await expect(main(page).getByText(/sample data/i)).toHaveCount(1);

	// The chart has a text alternative, and offers its figures as a table.
	await expect(shown.getByRole("img", { name: /Cherry Seeds by month, November 2025 to October 2026/ })).toBeVisible();
	await shown.getByText("Show the figures as a table").click();
	const table = shown.getByRole("table", { name: "Cherry Seeds by month" });
	await expect(table.getByRole("row")).toHaveCount(13);
	// By date: a month in which a season begins is shared by two.
	await expect(table.getByRole("row", { name: /^September 2026/ })).toContainText("Summer, Autumn");
	await expect(table.getByRole("row", { name: /^October 2026/ })).toContainText(/2026\s*Autumn/);
	const earned = await table.locator('td[data-head="Earned"]').allInnerTexts();
	expect(earned.reduce((sum, figure) => sum + Number(figure), 0)).toBe(3245);

	const servers = shown.getByRole("table", { name: "Your servers, and what they earned in autumn" });
	const server = servers.getByRole("row", { name: /kura-01/ });
	for (const part of ["Lithuania", "16 cores, 64 GB memory, 2 TB NVMe, 10 Gbps", "Online", "71%", "14", "312"])
		await expect(server).toContainText(part);

	// Lists that are empty at first say what will appear in them.
	for (const title of ["No companions yet", "No node of your own yet", "No ceremony announced"])
		await expect(shown.getByRole("heading", { name: title })).toBeVisible();
});

test("while the chunk is loading, the loading view is shown above the content that all seasons share", async ({
	page,
}) => {
	await page.clock.install({ time: fourthOfNovember });
	const chunk = await hold(page, chunkOf("autumn"));
	await openPage(page, path);
	const loading = main(page).getByRole("status");
	await expect(loading).toContainText("Loading Autumn Dashboard");
	await expect(loading).toContainText("Preparing seasonal interface...");
	await expect(loading).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(main(page).getByText("2,847", { exact: true })).toBeVisible();
	chunk.release();
	await expect(dashboard(page, "autumn")).toBeVisible();
	await expect(loading).toHaveCount(0);
});

const BROKEN = [/Failed to load resource/, /dynamically imported module/];

test("a chunk that fails once shows an error within the page, and the retry loads it", async ({
	page,
	allowMessages,
}) => {
	allowMessages(...BROKEN);
	await page.clock.setFixedTime(fourthOfNovember);
	let asked = 0;
	await page.route(chunkOf("autumn"), (route) => (asked++ === 0 ? route.abort() : route.continue()));
	let loads = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads++;
	});
	await openPage(page, path);
	const alert = main(page).getByRole("alert");
	await expect(alert.getByRole("heading")).toHaveText("Autumn Dashboard Error");
	await expect(alert).toContainText("Something went wrong loading the seasonal interface.");
	const edges = [alert.getByRole("heading"), alert.getByRole("button"), page.getByRole("heading", { level: 1 })];
	const lefts = await Promise.all(edges.map(async (edge) => (await edge.boundingBox())?.x));
	expect(new Set(lefts).size, "it is aligned with its siblings").toBe(1);
	await expect(navigation(page).getByRole("link")).toHaveCount(12);
	await expect(main(page).getByText("2,847", { exact: true })).toBeVisible();

	await alert.getByRole("button", { name: "Retry Loading" }).click();
	await expect(dashboard(page, "autumn")).toContainText("46 days left, to 20 December");
	await expect(alert).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(asked).toBe(2);
	expect(loads).toBe(1);
});

test("a missing chunk: the first retry reloads the page once, then the error stays, without a reload loop", async ({
	page,
	allowMessages,
}) => {
	allowMessages(...BROKEN);
	await page.clock.setFixedTime(fourthOfNovember);
	await page.route(chunkOf("autumn"), (route) => route.fulfill({ status: 404, body: "There is no such file." }));
	await openPage(page, path);
	const retry = main(page).getByRole("button", { name: "Retry Loading" });
	const reloaded = page.waitForEvent("load");
	await retry.click();
	await reloaded;
	await expect(retry).toBeVisible();
	let loads = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads++;
	});
	const asked = page.waitForResponse(chunkOf("autumn"));
	await retry.click();
	await asked;
	await expect(retry).toBeVisible();
	expect(loads).toBe(0);
});

test("slides by 24 px on the compositor, and does not move under reduced motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.clock.setFixedTime(fourthOfNovember);
	await openPage(page, path);
	const shown = dashboard(page, "autumn");
	await expect(shown).not.toHaveAttribute("data-slide");
	const slide = (direction: string) =>
		shown.evaluate((element, direction) => {
			// Remove the attribute first, so that the animation restarts.
			element.removeAttribute("data-slide");
			element.getAnimations();
			element.setAttribute("data-slide", direction);
			return element.getAnimations().map((animation) => {
				const from = (animation.effect as KeyframeEffect).getKeyframes()[0];
				return { transform: from?.transform, opacity: from?.opacity };
			});
		}, direction);
	expect(await slide("next")).toEqual([{ transform: "translateX(24px)", opacity: "0" }]);
	expect(await slide("previous")).toEqual([{ transform: "translateX(-24px)", opacity: "0" }]);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(page.locator("html")).toHaveAttribute("data-motion", "reduced");
	expect(await slide("next")).toEqual([]);
});

test("a season chosen in the header slides in from its side of the year", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.clock.setFixedTime(fourthOfNovember);
	await openPage(page, path);
	// The first dashboard on a page has no side to slide in from.
	await expect(dashboard(page, "autumn")).toBeVisible();
	const choose = (name: string) => page.locator("header").getByRole("radio", { name }).check({ force: true });
	for (const [season, name, direction] of [
		["winter", "Winter", "next"],
		["autumn", "Autumn", "previous"],
	] as const) {
		await choose(name);
		await expect(dashboard(page, season)).toHaveAttribute("data-slide", direction);
		await expect(page.locator("body")).toHaveClass(new RegExp(`season-${season}`));
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("shows the year: four seasons, metrics, wallet and servers", async ({ page }) => {
		await page.goto(path);
		const content = main(page);
		for (const season of seasons) {
			const row = content
				.getByRole("listitem")
				.filter({ hasText: `${name[season]} ` })
				.filter({ hasText: "from " });
			await expect(row).toContainText(multiplier[season]);
		}
		for (const text of ["2,847", "287", "125M", "kura-03", "No ceremony announced"])
			await expect(content.getByText(text, { exact: true }).first()).toBeVisible();
		await expect(content.getByText(/days left/)).toHaveCount(0);
		await expect(content.getByRole("status")).toHaveCount(0);
		await expect(content.locator("[data-season-word]").filter({ visible: true })).toHaveCount(0);
	});
});

const sections = (page: Page) => main(page).locator("section[aria-labelledby]");

/** The sections of the page from top to bottom. */
const order = (page: Page) =>
	sections(page).evaluateAll((sections) =>
		sections
			.sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
			.map((section) => section.getAttribute("aria-labelledby")),
	);

/** The sections of the page as they are read and reached by Tab. */
const readingOrder = (page: Page) =>
	sections(page).evaluateAll((sections) => sections.map((section) => section.getAttribute("aria-labelledby")));

test("after a failed load, sections are seen in the order in which they are read", async ({ page, allowMessages }) => {
	allowMessages(...BROKEN);
	await page.clock.setFixedTime(fourthOfNovember);
	await page.route(chunkOf("spring"), (route) => route.abort());
	await openPage(page, `${path}?season=spring`);
	await expect(main(page).getByRole("alert")).toContainText("Spring Dashboard Error");
	expect((await order(page)).length).toBeGreaterThan(3);
	expect(await order(page)).toEqual(await readingOrder(page));
});

/** The offset of the first section from the top, by variant and width, in px. */
async function sectionsBegin(page: Page): Promise<Record<string, number>> {
	const found: Record<string, number> = {};
	for (const variant of ["modern", "traditional"]) {
		await preferInAnotherTab(page, { variant });
		await expect(page.locator("html")).toHaveAttribute("data-variant", variant);
		for (const viewport of [desktop, { width: 1280, height: 800 }, { width: 1024, height: 800 }, phone]) {
			await page.setViewportSize(viewport);
			found[`${variant}, ${viewport.width} px`] = await page.evaluate(async () => {
				await document.fonts.ready;
				const sections = [...document.querySelectorAll("main section[aria-labelledby]")];
				return Math.min(...sections.map((section) => section.getBoundingClientRect().top)) + scrollY;
			});
		}
	}
	await preferInAnotherTab(page, { variant: "modern" });
	await page.setViewportSize(desktop);
	return found;
}

for (const [season, until] of [
	["spring", "136 days, until spring begins, 20 March"],
	["summer", "229 days, until summer begins, 21 June"],
	["autumn", "46 days left, to 20 December"],
	["winter", "47 days, until winter begins, 21 December"],
] as const) {
	test(`${season} in preview: loads without moving sections, says how far ahead it is, fits, and passes axe`, async ({
		page,
	}) => {
		await page.clock.setFixedTime(fourthOfNovember);
		await page.setViewportSize(desktop);
		const chunk = await hold(page, chunkOf(season));
		await openPage(page, `${path}?season=${season}`);
		await chunk.asked;
		await expect(main(page).getByRole("status")).toBeAttached();
		const before = await order(page);
		expect(before.length).toBeGreaterThan(3);
		const places = await sectionsBegin(page);
		chunk.release();
		await expect(dashboard(page, season)).toContainText(until);
		await expect(main(page).locator("[data-dashboard]")).toHaveCount(1);
		expect(await order(page)).toEqual(before);
		await expect(dashboard(page, season)).toContainText("Micro-season");
		expect(await sectionsBegin(page)).toEqual(places);

		for (const viewport of [desktop, phone]) {
			await page.setViewportSize(viewport);
			for (const [colorScheme, rules] of [
				["light", "all"],
				["dark", "colours"],
			] as const) {
				await showMode(page, colorScheme);
				expect(await violations(page, { rules, within: "main" }), `${colorScheme}, ${viewport.width} px`).toEqual([]);
			}
		}
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
		}
	});
}
