import type { Page } from "@playwright/test";
import { desktop } from "./support/axe.ts";
import { expect, openPage, reloadPage, test } from "./support/test.ts";
import { missingFrom } from "./support/words.ts";

/* The seasonal system: every figure of the specification that belongs to it, its tabs, and previewing a season. */

const path = "/guides/seasons";
const ids = ["overview", "spring", "summer", "autumn", "winter"] as const;

/** The content of each tab. Specification 2.12, 4.1, 4.5, 4.6 and 9 (Effects). */
const says: Record<(typeof ids)[number], (string | RegExp)[]> = {
	overview: [
		/19 \+ 20 \+ 22 \+ 20 = 81 days a year, before each boundary: 1 Mar to 19 Mar \(winter, by months spring\); .*; 1 Dec to 20 Dec \(autumn, by months winter\)\./,
		/Spring20 Mar – 20 JunMarch to May93/,
		/Summer21 Jun – 22 SepJune to August94/,
		/Autumn23 Sep – 20 DecSeptember to November89/,
		/Winter21 Dec – 19 MarDecember to February89, or 90 with 29 Feb/,
		...["Subtle×0.5×0.70.3", "Normal×1×10.6", "Intense×1.5×1.30.8"],
		...["Light×0.3×0.50.40.1", "Moderate×1×10.60.3", "Heavy×2×1.50.80.6", "Storm×4×2.511"],
		...["Subtle15×0.7", "Normal25×1", "Dramatic40×1.5"],
		...["Minimal×0.5", "Normal×1", "Rich×1.5"],
		...["Low30%20%", "Medium70%60%", "High100%100%"],
		"Below 20low performance, minimal intensity, no petals",
		"Below 40, from highmedium performance, normal intensity",
		...["Below 30load reported as high", "Below 50load reported as medium"],
		...["5 to 15 s", "16 ms", "500 ms", "50 px", "100 px", "0.05 or less", "0 and 2", "1.5"],
	],
	spring: [
		...["20 Mar – 20 Jun", "×1.2", "Planting", "What is sown gently, stands."],
		...["臙脂", "enji", "#a8283f", "#ffb7c5", "花曇り", "夜桜"],
		...["900 ms", "1,200 ms", "3,000 ms × 0.7 = 2,100 ms", "3,000 ms × 1.5 = 4,500 ms", "gentle wind chimes"],
		/How many.*?20Speed0\.8.*Intensitymoderate/,
		/Particles.*?8Spread60 pxLast for2,000 msInteraction radius120 px/,
	],
	summer: [
		...["21 Jun – 22 Sep", "×1.1", "Blooming", "2,500 ms × 1 = 2,500 ms", "festival drums", "藍", "蛍火"],
		/How many.*?35Speed1\.3.*Intensityheavy.*50 × 2100/,
		/Particles.*?12Spread80 pxLast for1,500 msInteraction radius100 px/,
	],
	autumn: [
		...["23 Sep – 20 Dec", "×1.15", "Harvest", "3,500 ms × 1 = 3,500 ms", "rustling leaves", "柿渋", "秋晴れ"],
		/How many.*?25Speed1.*Intensitymoderate/,
		/Particles.*?10Spread70 pxLast for2,500 msInteraction radius110 px/,
	],
	winter: [
		...["21 Dec – 19 Mar", "×1.05", "Pruning", "4,000 ms × 1 = 4,000 ms", "temple bells", "紺", "雪明り"],
		/How many.*?15Speed0\.6.*Intensitylight.*50 × 0\.315/,
		/Particles.*?6Spread90 pxLast for3,000 msInteraction radius140 px/,
	],
};

const tab = (page: Page, id: string) => page.getByRole("tab", { name: new RegExp(`^${id}$`, "i") });
const panel = (page: Page, id: string) => page.locator(`#${id}`);

test("each tab shows its own content, scrolls to the top, and does not change the address", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openPage(page, path);
	await expect(tab(page, "overview")).toHaveAttribute("aria-selected", "true");
	for (const id of ids) {
		await page.evaluate(() => window.scrollTo(0, 300));
		await tab(page, id).click();
		await expect(panel(page, id)).toBeVisible();
		await expect(page.getByRole("tabpanel").filter({ visible: true })).toHaveCount(1);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
		expect.soft(await missingFrom(panel(page, id), says[id]), id).toEqual([]);
	}
	await expect(page).toHaveURL(path);
});

test("arrow keys cycle; a season's row opens its tab, and Back returns", async ({ page }) => {
	await openPage(page, path);
	await tab(page, "overview").focus();
	await page.keyboard.press("ArrowLeft");
	await expect(tab(page, "winter")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(tab(page, "overview")).toBeFocused();
	await panel(page, "overview")
		.getByRole("link", { name: /^Autumn/ })
		.click();
	await expect(page).toHaveURL(`${path}#autumn`);
	await expect(tab(page, "autumn")).toBeFocused();
	await expect(panel(page, "autumn")).toBeVisible();
	await page.goBack();
	await expect(panel(page, "overview")).toBeVisible();
	await openPage(page, `${path}#nowhere`);
	await expect(panel(page, "overview")).toBeVisible();
});

test("a season is previewed without being kept, and ended again", async ({ page }) => {
	await page.clock.install({ time: new Date("2026-11-22T12:00:00") });
	await openPage(page, `${path}#spring`);
	const body = page.locator("body");
	const show = panel(page, "spring").getByRole("button", { name: /^(Show|Back)/ });
	await expect(show).toHaveText("Show spring");
	await show.click();
	await expect(body).toHaveClass(/season-spring/);
	await expect(show).toHaveText("Back to autumn");
	await expect(show).toBeFocused();
	await reloadPage(page);
	await expect(body).toHaveClass(/season-autumn/);
	await tab(page, "autumn").click();
	const own = panel(page, "autumn");
	await expect(own).toContainText("You see autumn now, by today’s date; winter comes next.");
	await own.getByRole("button", { name: "Show winter" }).click();
	await expect(body).toHaveClass(/season-winter/);
	await own.getByRole("button", { name: "Back to autumn" }).click();
	await expect(body).toHaveClass(/season-autumn/);
	await tab(page, "overview").click();
	await expect(panel(page, "overview")).toContainText("22 November: day 61 of 89 of autumn");
});
