import type { Page } from "@playwright/test";
import { desktop, violations } from "./support/axe.ts";
import { focused, historyLength } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";
import { missingFrom } from "./support/words.ts";

/*
 * Seasonal ceremonies: the content of each section, the menu, and an unknown category. The calendar has its own spec.
 */

const path = "/ceremonies";

/** The content of each section. Specification 2.13, 3 and 9 (Community, Seasons and tokens). */
const sections: Record<string, { name: string; says: (string | RegExp)[] }> = {
	overview: {
		name: "Overview",
		says: [
			...["Planting", "Blooming", "Harvest", "Pruning", "Seeding", "Growth"],
			/24Solar terms|Solar terms24/,
			/72Micro-seasons|Micro-seasons72/,
			/16National holidays|National holidays16/,
			"24 × 3",
			...["Minute 0 to 5", "Minute 17 to 47", "Minute 55 to 60"],
			"twice on a Saturday in Japan: at 00:00 and 12:00 UTC",
			"10 to 30 Cherry Seeds",
			"Seeds are not CHERRY",
		],
	},
	calendar: { name: "Calendar", says: ["Solar terms, micro-seasons, national holidays"] },
	spring: {
		name: "Spring",
		says: [
			...["20 Mar – 20 Jun", "×1.2", "Seimei", "17–23Greeting", "55–60Closing"],
			...["Shunbun", "Kokuu", "Rikka", "Shōman", "Bōshu", "First cherry blossoms", "Plums turn yellow"],
			...["6 solar terms, 18 micro-seasons", "hanami", "Vernal Equinox Day", "Greenery Day"],
		],
	},
	summer: {
		name: "Summer",
		says: [
			...["21 Jun – 22 Sep", "×1.1", "Shōsho", "Geshi", "Risshū", "Evening cicadas sing"],
			...["6 solar terms, 18 micro-seasons", "tanabata", "o-bon", "Marine Day"],
		],
	},
	autumn: {
		name: "Autumn",
		says: [
			...["23 Sep – 20 Dec", "×1.15", "Shūbun", "Kanro", "Rittō", "Maple and ivy turn yellow"],
			...["6 solar terms, 18 micro-seasons", "tsukimi", "niiname-sai", "Labour Thanksgiving Day"],
		],
	},
	winter: {
		name: "Winter",
		says: [
			...["21 Dec – 19 Mar", "×1.05", "Tōji", "Daikan", "Risshun", "Ice thickens on streams"],
			...["6 solar terms, 18 micro-seasons", "kakizome", "setsubun", "New Year’s Day"],
		],
	},
};
const ids = Object.keys(sections);
const menu = (page: Page) => page.getByRole("main").getByRole("group", { name: "Seasonal Ceremonies" });
const choice = (page: Page, id: string) => menu(page).getByRole("button", { name: sections[id]?.name ?? id });
const panel = (page: Page, id: string) => page.locator(`#${id}`);

test("opens on the overview; each section is shown alone, at the top, without changing the address", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await openPage(page, path);
	await expect(menu(page).getByRole("button")).toHaveText(ids.map((id) => new RegExp(`${sections[id]?.name}$`)));
	await expect(panel(page, "overview")).toBeVisible();
	const before = await historyLength(page);
	for (const [id, { says }] of Object.entries(sections)) {
		await page.evaluate(() => window.scrollTo(0, 400));
		await choice(page, id).click();
		for (const other of ids) await expect(panel(page, other)).toBeVisible({ visible: other === id });
		await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
		expect.soft(await missingFrom(panel(page, id), says), id).toEqual([]);
	}
	expect(await historyLength(page)).toBe(before);
	await expect(page).toHaveURL(path);
});

test("Tab moves through the menu; links open sections and places; the overview shows the next ceremony", async ({
	page,
}) => {
	await page.clock.install({ time: new Date("2026-11-22T12:00:00") });
	await page.setViewportSize(desktop);
	await openPage(page, `${path}#nowhere`);
	await expect(panel(page, "overview")).toBeVisible();
	await expect(page.getByRole("main")).toContainText(
		"Saturday 26 December 2026 in Japan, at 00:00 and 12:00 UTC. In your time:",
	);
	await menu(page).getByRole("button").first().focus();
	for (const id of ids.slice(1)) {
		await page.keyboard.press("Tab");
		await expect(focused(page)).toHaveText(new RegExp(`${sections[id]?.name}$`));
	}
	await panel(page, "overview").getByRole("link", { name: "Growth in full" }).click();
	await expect(page).toHaveURL(`${path}#growth`);
	await expect(focused(page)).toHaveText("Growth, minute by minute");
	await panel(page, "overview").getByRole("link", { name: "Harvest in full" }).click();
	await expect(panel(page, "autumn")).toBeVisible();
	await expect(focused(page)).toHaveText("Autumn: Harvest");
	await page.goBack();
	await expect(panel(page, "overview")).toBeVisible();
});

for (const [timezoneId, at, name, sittings] of [
	[
		"America/New_York",
		"2026-12-26T00:30:00Z",
		"Pruning ceremony",
		["Fri 25 Dec 19:00, now", "Sat 26 Dec 07:00, tomorrow"],
	],
	[
		"Pacific/Honolulu",
		"2026-12-26T20:00:00Z",
		"Planting ceremony",
		["Fri 9 Apr 14:00, in 104 days", "Sat 10 Apr 02:00, in 105 days"],
	],
	[
		"Pacific/Kiritimati",
		"2026-12-26T12:30:00Z",
		"Pruning ceremony",
		["Sat 26 Dec 14:00, over", "Sun 27 Dec 02:00, now"],
	],
] as const) {
	test.describe(timezoneId, () => {
		test.use({ timezoneId });
		test("the next ceremony is the one with a sitting to come, by the visitor’s clock", async ({ page }) => {
			await page.clock.setFixedTime(new Date(at));
			await page.setViewportSize(desktop);
			await openPage(page, `${path}#calendar`);
			const next = page
				.getByRole("main")
				.locator("div", { has: page.getByText("Next ceremony", { exact: true }) })
				.last();
			await expect(next.getByRole("link", { name })).toBeVisible();
			await expect(next.getByRole("listitem")).toHaveText([...sittings]);
			const comingUp = page.getByRole("region", { name: "Coming up" });
			const following = sittings.find((sitting) => !sitting.endsWith("over"));
			await expect(comingUp.getByRole("listitem").filter({ hasText: "Ceremony:" })).toContainText(
				`${name}your time: ${following}`,
			);
			await expect(page.getByText(/in Japan, at 00:00 and 12:00 UTC/)).toBeVisible();
		});
	});
}

test("a category in the query is opened, and an unknown one shows a not-found message", async ({ page }) => {
	await openPage(page, `${path}?category=winter`);
	await expect(panel(page, "winter")).toBeVisible();
	await openPage(page, `${path}?category=monsoon`);
	const alert = page.getByRole("main").getByRole("alert");
	await expect(alert).toContainText("Category not found");
	await expect(menu(page).locator("[aria-current]")).toHaveCount(0);
	for (const id of ids) await expect(panel(page, id)).toBeHidden();
	expect(await violations(page, { within: "main" })).toEqual([]);
	await alert.getByRole("button").click();
	await expect(alert).toHaveCount(0);
	await expect(focused(page)).toHaveText("Four hours a year");
});
