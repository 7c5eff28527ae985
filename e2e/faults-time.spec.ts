import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./support/test.ts";

/* Faults 45 and 47: dates that clocks get wrong. 44, the change of seasons, is in modes.spec.ts. */

const season = (page: Page, name: string) => expect(page.locator("body")).toHaveClass(new RegExp(`^season-${name}$`));

/** Checks the season that home shows at each of these instants. */
async function expectSeasons(page: Page, instants: Record<string, string>): Promise<void> {
	for (const [instant, name] of Object.entries(instants)) {
		await page.clock.setFixedTime(new Date(instant));
		await openPage(page, "/");
		await test.step(`${instant}: ${name}`, () => season(page, name));
	}
}

test("fault 45: leap days and distant years have the right season", async ({ page }) => {
	await expectSeasons(page, {
		"2028-02-29T12:00:00Z": "winter",
		"2100-03-01T12:00:00Z": "winter",
		"2100-03-21T12:00:00Z": "spring",
		"1970-01-02T00:00:00Z": "winter",
		"2099-06-22T12:00:00Z": "summer",
	});
});

/** @returns a function that takes the device to another time zone */
async function traveller(page: Page) {
	const devtools = await page.context().newCDPSession(page);
	return (timezoneId: string) => devtools.send("Emulation.setTimezoneOverride", { timezoneId });
}

test("a device that is taken to another time zone has the season of the day there", async ({ page }) => {
	const moveTo = await traveller(page);
	await moveTo("Europe/London");
	await page.clock.install({ time: new Date("2026-03-19T16:00:00Z") });
	await openPage(page, "/");
	await season(page, "winter");
	await moveTo("Asia/Tokyo");
	await page.clock.runFor("05:00");
	await season(page, "spring");
});

test("a device that is taken west on the first day of a season keeps that season", async ({ page }) => {
	const moveTo = await traveller(page);
	await moveTo("America/New_York");
	await page.clock.install({ time: new Date("2026-12-21T05:05:00Z") });
	await openPage(page, "/");
	await season(page, "winter");
	await moveTo("America/Los_Angeles");
	await page.clock.fastForward("20:55:00");
	const choice = page.getByRole("banner").getByRole("group", { name: /season/i });
	await choice.getByRole("radio", { name: /Spring/ }).check({ force: true });
	await season(page, "spring");
	await choice.getByRole("radio", { name: /Auto/ }).check({ force: true });
	await season(page, "winter");
});

test("fault 47: a clock set back 27 years shows one season, and no negative days", async ({ page }) => {
	const navigation = page.getByRole("navigation", { name: "Ecosystem Navigation" });
	const daysLeft = navigation.getByText(/^-?\d+ days? of \w+ left$/);
	await page.clock.install({ time: new Date(2026, 10, 21, 12) });
	await openPage(page, "/");
	await season(page, "autumn");
	await expect(daysLeft).toHaveText("29 days of autumn left");

	await page.clock.setSystemTime(new Date(1999, 6, 1, 12));
	await page.clock.runFor("01:00");
	await test.step("the page that is open", () => season(page, "summer"));
	await expect(daysLeft).toHaveText("83 days of summer left");
	await navigation.getByRole("link", { name: /^Cherry Token Hub/ }).click();
	await expect(page.getByRole("heading", { name: "Cherry Token Hub", level: 1 })).toBeVisible();
	await season(page, "summer");

	await openPage(page, "/");
	await test.step("a fresh page", () => season(page, "summer"));
	await expect(daysLeft).toHaveText("83 days of summer left");
});
