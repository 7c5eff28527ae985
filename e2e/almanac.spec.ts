import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { feeds } from "../src/almanac/feeds.ts";
import { desktop, phone, showMode, violations } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { expect, openPage, test } from "./support/test.ts";

/* The computed almanac: its calendar, today in distant time zones, its feeds, and the sidebar that follows it. */

const path = "/ceremonies#calendar";
/** 22 November 2026, 13:00 in Japan: before the Sun reaches 240° at 16:23, on the day that is named after it. */
const lesserSnow = new Date("2026-11-22T04:00:00Z");

/** Opens the calendar and waits for its code, which is loaded when the calendar scrolls into view. */
async function openCalendar(page: Page): Promise<void> {
	await openPage(page, path);
	await page.locator("[data-almanac=live]").waitFor();
}

// A month with few events and one with many.
for (const month of ["2027-02", "2027-01"])
	for (const viewport of [desktop, phone])
		test(`at ${viewport.width} px the calendar of ${month} says that it is loading, and its place is kept meanwhile`, async ({
			page,
		}) => {
			await page.setViewportSize(viewport);
			await page.clock.setFixedTime(new Date(`${month}-01T12:00`));
			const code = await hold(page, /\/assets\/calendar-\w+\.js$/);
			await openPage(page, path);
			await code.asked;
			const loading = page.locator("#calendar").getByRole("status");
			await expect(loading).toHaveText("Loading the calendar...");
			await expect(loading.getByText("Loading the calendar...")).toBeInViewport();
			const feeds = page.getByRole("heading", { name: "In your own calendar" });
			const top = () => feeds.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
			const before = await top();
			code.release();
			await page.locator("[data-almanac=live]").waitFor();
			await expect(loading).toHaveCount(0);
			expect(Math.abs((await top()) - before)).toBeLessThan(130);
		});

test.describe("in Japan", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("today is marked, explained, and followed by what comes next", async ({ page }) => {
		await page.clock.setFixedTime(lesserSnow);
		await openCalendar(page);
		const calendar = page.locator("[data-almanac=live]");
		await expect(calendar.getByRole("heading", { name: "Sunday 22 November 2026", level: 3 })).toBeVisible();
		await calendar.getByRole("button", { name: "Why today?" }).click();
		await expect(calendar).toContainText(
			/The Sun stands at 239\.8\d° now, between 235° and 240°, the step of micro-season 57/,
		);
		await expect(calendar).toContainText("the whole day takes the name of what begins in it");
		await expect(calendar).toContainText(/The Sun reaches it on 22 November at 16:23 in Japan/);
		const next = page.getByRole("region", { name: "Coming up" }).getByRole("listitem");
		await expect(next).toHaveText([
			/Lesser snow.*today/,
			/Rainbows hide.*today/,
			/Labour Thanksgiving Day.*tomorrow/,
			/Pruning ceremony.*in 34 days/,
		]);
		await expect(calendar.getByRole("row", { name: /^Winter/ })).toContainText("22 Dec, a day later");
		await expect(page.getByRole("navigation", { name: "Ecosystem Navigation" })).toContainText("Rainbows hide");
		expect(await violations(page, { within: "#calendar" })).toEqual([]);
		await showMode(page, "dark");
		expect(await violations(page, { within: "#calendar", rules: "colours" })).toEqual([]);
	});

	test("browses the month by keyboard, the years by buttons, and filters by kind and by year", async ({ page }) => {
		await page.clock.setFixedTime(lesserSnow);
		await openCalendar(page);
		const today = page.getByRole("button", {
			name: /^Sunday 22 November 2026 Solar term: 小雪 Lesser snow Micro-season: 虹蔵不見 Rainbows hide$/,
		});
		await expect(today).toHaveAttribute("aria-current", "date");
		await today.focus();
		for (const [key, day] of [
			["ArrowRight", /^Monday 23 November 2026 Holiday: 勤労感謝の日 Labour Thanksgiving Day$/],
			["ArrowDown", /^Monday 30 November 2026$/],
			["End", /^Sunday 6 December 2026$/],
			["Shift+PageUp", /^Saturday 6 December 2025$/],
			["PageDown", /^Tuesday 6 January 2026$/],
		] as const) {
			await page.keyboard.press(key);
			await expect(page.getByRole("gridcell", { selected: true }).getByRole("button", { name: day })).toBeFocused();
		}
		await page.getByRole("button", { name: "Next year" }).click();
		await expect(page.getByRole("grid", { name: "January 2027" })).toBeVisible();
		await page.getByRole("checkbox", { name: "Micro-seasons" }).uncheck();
		await page.getByRole("radio", { name: "By year" }).check();
		const march = page.getByRole("region", { name: "March 2027" });
		await expect(march.getByRole("listitem")).toHaveText([
			/6.*Insects awaken/,
			/21.*Spring equinox/,
			/21.*Vernal Equinox Day/,
			/22.*Substitute holiday/,
		]);
		await march.getByRole("button", { name: /Substitute holiday/ }).click();
		await expect(page.getByText("In place of Vernal Equinox Day, which falls on a Sunday.")).toBeVisible();
		await page.getByRole("button", { name: "Today", exact: true }).click();
		await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();
	});
});

for (const [timezoneId, date, micro, note] of [
	[
		"Pacific/Kiritimati",
		"Sunday 22 November 2026",
		"Rainbows hide",
		"Where you are it is 22 November, in Japan 21 November",
	],
	[
		"Pacific/Pago_Pago",
		"Friday 20 November 2026",
		"Daffodils bloom",
		"Where you are it is 20 November, in Japan 21 November",
	],
] as const) {
	test.describe(timezoneId, () => {
		test.use({ timezoneId });
		test("says which calendar day is meant", async ({ page }) => {
			await page.clock.setFixedTime(new Date("2026-11-21T10:30:00Z"));
			await openCalendar(page);
			await expect(page.getByRole("heading", { name: date, level: 3 })).toBeVisible();
			const calendar = page.locator("[data-almanac=live]");
			await expect(calendar).toContainText(micro);
			await expect(calendar).toContainText(note);
			await expect(page.locator("[data-day][aria-current=date]")).toHaveAccessibleName(new RegExp(`^${date}`));
		});
	});
}

test("a printed calendar keeps the marks that are its legend, and nothing that only a screen can press", async ({
	page,
}) => {
	await openCalendar(page);
	const section = page.locator("#calendar");
	const unprinted = [
		section.getByRole("button", { name: /^((Previous|Next) (month|year)|Today)$/ }),
		section.getByRole("radio"),
		section.getByRole("link", { name: /^(Subscribe to|Download) / }),
	];
	for (const control of unprinted) await expect(control.first()).toBeVisible();
	await page.emulateMedia({ media: "print" });
	for (const control of unprinted) await expect(control).toHaveCount(0);
	await expect(section.getByRole("checkbox")).toHaveCount(4);
	await expect(section.getByRole("grid")).toBeVisible();
});

test("each feed has the calendar content type, with links to subscribe and to download", async ({
	page,
	request,
	baseURL,
}) => {
	await openPage(page, path);
	for (const { file, name } of feeds) {
		await expect(page.getByRole("link", { name: `Download ${name}` })).toHaveAttribute("href", `/${file}`);
		const webcal = `webcal://${new URL(baseURL ?? "").host}/${file}`;
		await expect(page.getByRole("link", { name: `Subscribe to ${name}` })).toHaveAttribute("href", webcal);
		const answer = await request.get(`/${file}`);
		expect(answer.status()).toBe(200);
		expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
		const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
		expect(calendar.getAllSubcomponents("vevent").length).toBeGreaterThanOrEqual(48);
	}
});

test.describe("if the calendar's code fails to load", () => {
	const code = /\/assets\/calendar-[^/]+\.js/;
	const retry = (page: Page) => page.getByRole("button", { name: "Try again" });
	test.beforeEach(async ({ page, allowMessages }) => {
		allowMessages(/Failed to load resource/, /Failed to fetch dynamically imported module/);
		await page.route(code, (route) => route.abort());
		await openPage(page, path);
	});

	test("the feeds stay available, and an error offers a retry", async ({ page }) => {
		await expect(page.getByRole("heading", { name: "The calendar could not be loaded" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Download Solar terms" })).toBeVisible();
		await page.unroute(code);
		await retry(page).click();
		await expect(page.locator(":focus [data-almanac=live]")).toBeVisible();
		await expect(page.getByRole("heading", { name: "The calendar could not be loaded" })).toHaveCount(0);
	});

	test("twice, the page reloads: some browsers remember the failure", async ({ page }) => {
		const reloaded = page.waitForRequest((request) => request.isNavigationRequest()).then(() => page.unroute(code));
		await retry(page).click();
		await reloaded;
		await expect(page.locator("[data-almanac=live]")).toBeVisible();
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("shows the 24 terms with their usual dates, and the feeds can be downloaded", async ({ page }) => {
		await page.goto(path);
		const table = page.getByRole("table", { name: /^The 24 solar terms/ });
		await expect(table.getByRole("row")).toHaveCount(25);
		await expect(table.getByRole("row", { name: /^Rittō / })).toContainText(/Beginning of winter.*7 November.*225°/s);
		await expect(page.getByRole("link", { name: "Download Solar terms" })).toBeVisible();
	});
});
