import type { Locator } from "@playwright/test";
import { siteMap } from "#src/content/site-map.ts";
import { focused } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";

/* Ecosystem home and community garden: every figure and word that belongs to these pages, and their interactions. */

/** Named regions of home and garden with their content. Specification 3 and 9. */
const shown: Record<string, [region: string, strings: string[]][]> = {
	"/": [
		[
			"The ecosystem in figures",
			["287", "156", "+42", "54.4%", "84.2%", "CHERRY", "1B", "125M", "12.5%", "38.4%", "0.5%"],
		],
		["The ecosystem in figures", ["342", "2,736 vCPU", "67.4%", "184 Seeds", "45", "61.5%", "72 of 100", "91 of 100"]],
		["Six things to do here", ["Cherry CLI", "Cherry Seeds", "Cherry Servers", "P2P mesh", "Mentorship"]],
		["Lately in the garden", ["142", "49.5% = 142 ÷ 287", "89", "42", "14", "142 + 89 + 42 + 14 = 287"]],
		["Four seasons, one year", ["20 Mar – 20 Jun", "×1.2", "Planting", "21 Jun – 22 Sep", "×1.1", "Blooming"]],
		["Four seasons, one year", ["23 Sep – 20 Dec", "×1.15", "Harvest", "21 Dec – 19 Mar", "×1.05", "Pruning"]],
	],
	"/garden": [
		["Your figures", ["2,847", "Cherry Seeds", "1,200 of them staked", "8", "78 of 100", "Times together46 of 60"]],
		[
			"Where you stand",
			["Emerging Seedling", "142 of 287 members = 49.5%", "Growing Seedling", "89 of 287 members = 31%"],
		],
		["Where you stand", ["Flourishing Seedling", "42 of 287 members = 14.6%"]],
		[
			"Where you stand",
			["Cherry Blossom Leader", "14 of 287 members = 4.9%", "3 validated contributions", "2 significant projects"],
		],
		[
			"What you brought in",
			["2,304 Seeds", "261 Seeds", "254 Seeds", "156 Seeds", "110 Seeds", "83 Seeds", "77 Seeds"],
		],
		[
			"What you brought in",
			["8 − 3 = 5 more", "Emerging members mentored as your level requires2", "78 of 100", "72 of 100"],
		],
		["Through the seasons", ["9 of 11", "14 of 19", "10 of 11", "13 of 19", "Technical excellence", "15 July 2026"]],
		["Through the seasons", ["that were held: 9 + 14 + 10 + 13 = 46 of 60"]],
		["Through the seasons", ["Cultural integration", "22 March 2026", "Seasonal Ceremony", "Technical Architecture"]],
		["Taught and teaching", ["Mentor and mentee", "254 Seeds", "57 + 52 + 58 + 32 + 55", "One of 45 pairs"]],
		[
			"Your Cherry Seeds",
			["2,847", "3,245", "398", "1,200", "156", "3,245 earned − 398 spent = 2,847", "tx-055", "tx-001"],
		],
	],
};

for (const [path, regions] of Object.entries(shown))
	test(`${path} shows every figure that belongs to it`, async ({ page }) => {
		await openPage(page, path);
		const main = page.getByRole("main");
		for (const [name, strings] of regions)
			for (const text of strings)
				await expect.soft(main.getByRole("region", { name, exact: true }), `${name}: ${text}`).toContainText(text);
		await expect(main.getByText(/^Sample data/)).toHaveCount(1);
		// The page says which token is meant, and links to the explanation.
		await expect(main.locator('a[href^="/guides/glossary"]').first()).toBeVisible();
	});

test("home's hero links to the community and to the CLI", async ({ page }) => {
	await openPage(page, "/");
	for (const [link, path] of [
		["Meet the community", "/community"],
		["Read the CLI docs", "/cli"],
	] as const) {
		await page.getByRole("main").getByRole("link", { name: link }).click();
		await expect(page).toHaveURL(path);
		await page.goBack();
		await expect(page).toHaveURL("/");
	}
});

test("home links to every guide and every feature's page", async ({ page }) => {
	await openPage(page, "/");
	const main = page.getByRole("main");
	const guides = ["community", "culture", "ecosystem", "seasons", "seasonal-state", "glossary"];
	for (const path of [
		...guides.map((guide) => `/guides/${guide}`),
		...["/docs", "/cli", "/tokens", "/infrastructure/servers", "/infrastructure/p2p", "/community", "/ceremonies"],
	])
		await expect(main.locator(`a[href="${path}"]`).last(), path).toBeVisible();
});

test("static parts of home are not fetched as code, navigate without a reload, and are shown again on Back", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await openPage(page, "/");
	await page.waitForLoadState("networkidle");
	const main = page.getByRole("main");
	const nodes = await main.getByRole("region", { name: "The ecosystem in figures" }).elementHandle();
	// Still the prerendered nodes, after everything has loaded.
	expect(await nodes?.evaluate((element) => element.isConnected)).toBe(true);
	expect(asked.filter((url) => /still-parts-[^/]*\.js/.test(url))).toEqual([]);
	await page.evaluate(() => Reflect.set(window, "stayed", true));
	await main.getByRole("link", { name: /^Community Culture/ }).click();
	await expect(page).toHaveURL("/guides/culture");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Community Culture");
	await page.goBack();
	await expect(main.getByRole("region", { name: "The ecosystem in figures" })).toContainText("287");
	await main.getByRole("link", { name: /see the glossary/ }).click();
	await expect(page).toHaveURL("/guides/glossary#cherry");
	expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});

test("one season is marked as current, by date, whichever season is shown", async ({ page }) => {
	const now = page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ hasText: "Ceremony" })
		.filter({ has: page.getByText("Now", { exact: true }).filter({ visible: true }) });
	await page.clock.install({ time: new Date(2026, 11, 20, 23, 58) });
	for (const path of ["/", "/?season=summer"]) {
		await openPage(page, path);
		await expect(now.getByRole("heading")).toHaveText(/Autumn/);
	}
	await page.clock.runFor(180_000);
	await expect(now.getByRole("heading")).toHaveText(/Winter/);
	await expect(page.locator("html")).toHaveAttribute("data-season", "summer");
});

test("keyboard only: all transactions can be opened season by season, and they add up", async ({ page }) => {
	await openPage(page, "/garden");
	const wallet = page.getByRole("region", { name: "Your Cherry Seeds" });
	const amounts = wallet.locator('td[data-head="Seeds"]');
	await expect(amounts).toHaveCount(55);
	const numbers = (await amounts.allTextContents()).map((text) => Number(text.replace("−", "-")));
	expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(2847);
	await expect(wallet.getByText("Uptime of three servers").first()).toBeVisible();
	const summer = wallet.locator("summary", { hasText: "Summer 2026" });
	await expect(wallet.getByText("Fireworks fund")).toBeHidden();
	await summer.focus();
	await page.keyboard.press("Enter");
	await expect(wallet.getByText("Fireworks fund")).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(focused(page)).toHaveText(/Spring 2026/);
});

test("Back finds the seasons' transactions open as they were left, and the place in them", async ({ page }) => {
	await openPage(page, "/garden");
	const season = (name: string) => page.locator("details", { hasText: name });
	await season("Summer 2026").locator("summary").click();
	await season("Autumn 2026").locator("summary").click();
	const last = page.getByText("Fireworks fund");
	await last.scrollIntoViewIfNeeded();
	const place = await page.evaluate(() => Math.round(scrollY));
	// Without going there, which would scroll.
	const link = page.getByRole("contentinfo").getByRole("link", { name: /Glossary/ });
	await link.evaluate((element: HTMLElement) => element.click());
	await expect(page).toHaveURL("/guides/glossary");
	await page.goBack();
	await expect(season("Summer 2026")).toHaveAttribute("open");
	await expect(season("Autumn 2026")).not.toHaveAttribute("open");
	await expect(last).toBeInViewport();
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThanOrEqual(place);
});

test("on paper all seasons' transactions are shown", async ({ page }) => {
	await openPage(page, "/garden");
	await expect(page.getByText("Fireworks fund")).toBeHidden();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("Fireworks fund")).toBeVisible();
});

test("the member's profile and rung on the ladder are shown", async ({ page }) => {
	await openPage(page, "/garden");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "hana-mori" })).toBeVisible();
	for (const text of ["18 October 2025", "0214", "HM"])
		await expect(main.getByText(text, { exact: true })).toBeVisible();
	await expect(main.locator('[aria-current="step"]')).toContainText("Growing Seedling");
	await expect(main.locator('[aria-current="step"]')).toContainText("You are here");
});

for (const width of [1440, 1280, 1024, 390])
	test(`at ${width} px no value of the four seasons wraps`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openPage(page, "/");
		const values = page.getByRole("region", { name: "Four seasons, one year" }).locator("dd");
		await expect(values).toHaveCount(8);
		expect(await linesOf(values)).toEqual(Array(8).fill(1));
	});

/** The number of lines of each text. */
const linesOf = (texts: Locator): Promise<number[]> =>
	texts.evaluateAll((all) =>
		all.map((text) => {
			const range = document.createRange();
			range.selectNodeContents(text);
			return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
		}),
	);

for (const [what, path, width, cells] of [
	["the date of a transaction", "/garden", 768, "[open] td[data-head='Date']"],
	["the days of a season", "/community#ceremonies", 1440, "td[data-head='Season'] .whole"],
	["a range in a document", "/docs/03/03-06", 1440, "article td.align-right"],
	["a range of minutes", "/docs/04/04-05", 768, "article td.align-right"],
] as const)
	test(`${what} stays on one line`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openPage(page, path);
		const texts = page.getByRole("main").locator(cells);
		await expect(texts.nth(3)).toBeVisible();
		expect(new Set(await linesOf(texts))).toEqual(new Set([1]));
	});

for (const { season, width, height, labels } of [
	// Winter's name is where the art of all other seasons is.
	{ season: "autumn", width: 1440, height: 900, labels: 3 },
	{ season: "summer", width: 1440, height: 900, labels: 4 },
	{ season: "summer", width: 390, height: 844, labels: 0 },
])
	test(`home's first screen in ${season} at ${width} px shows both calls to action, and season names where legible`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		// A season name gives way to the marker of today, which is far from all four on this day.
		await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
		await openPage(page, `/?season=${season}`);
		for (const name of ["Meet the community", "Read the CLI docs"])
			await expect(page.getByRole("main").getByRole("link", { name })).toBeInViewport({ ratio: 1 });
		const words = page.locator('[data-interaction-area] text[lang="ja"]');
		await expect(words.filter({ visible: true })).toHaveCount(labels);
	});

test("a whole card is clickable and opens its link", async ({ page }) => {
	await openPage(page, "/");
	const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Cherry Seeds" }) });
	await card.click({ position: { x: 40, y: 40 } });
	await expect(page).toHaveURL("/tokens");
});

for (const {
	paths: [path],
	patternAtFoot: below = false,
} of siteMap)
	test(`${path} has one band of the season's pattern, at its ${below ? "foot" : "head"}`, async ({ page }) => {
		await openPage(page, path);
		const band = page.locator(".season-pattern").filter({ visible: true });
		await expect(band).toHaveCount(1);
		await expect(page.getByRole("contentinfo").locator(".season-pattern").filter({ visible: true })).toHaveCount(
			below ? 1 : 0,
		);
	});
