import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { framesPass, hasSettled } from "./support/moments.ts";
import { historyLength, item } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const title = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name, exact: true });

/** Scrolls as a visitor does, and waits for the scroll position. */
async function scrollTo(page: Page, y: number): Promise<void> {
	await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
	await expect.poll(() => scrolled(page)).toBe(y);
}

test("back and forward between sections of a page restore the scroll position in each; a focus that is lost moves on", async ({
	page,
}) => {
	// As hosts that redirect to folders open it.
	await openPage(page, "/community/");
	const link = main(page).locator("a[href='/community#governance']").first();
	await link.hover();
	await scrollTo(page, 300);
	await link.press("Enter");
	await expect(title(page, "Governance")).toBeFocused();
	await scrollTo(page, 500);
	await page.goBack();
	await expect(title(page, "Governance")).toBeHidden();
	await expect(title(page, "Who keeps the garden")).toBeFocused();
	await expect.poll(() => scrolled(page)).toBe(300);

	// The position on leaving is the one that counts.
	await scrollTo(page, 200);
	await page.goForward();
	await expect(title(page, "Governance")).toBeFocused();
	await expect.poll(() => scrolled(page)).toBe(500);
	await page.goBack();
	await expect.poll(() => scrolled(page)).toBe(200);
});

test("Back, also from another page, restores the chosen section and its scroll position", async ({ page }) => {
	await openPage(page, "/tokens");
	await main(page)
		.getByRole("button", { name: /Trading$/ })
		.click();
	await expect(title(page, "Trading")).toBeVisible();
	await scrollTo(page, 600);
	await item(page, "Community Garden").click();
	await expect(main(page)).toBeFocused();
	await page.goBack();
	await expect(title(page, "Trading")).toBeVisible();
	await expect.poll(() => scrolled(page)).toBe(600);
	// Arriving by a link starts at the beginning.
	await item(page, "Community Garden").click();
	await item(page, "Cherry Token Hub").click();
	await expect(title(page, "Seeds for work done")).toBeVisible();
});

test("Back to a place within a section restores the later scroll position", async ({ page }) => {
	await openPage(page, "/cli#servers-create");
	await expect(page.locator("#servers-create")).toBeInViewport();
	await item(page, "Community Garden").focus();
	const y = (await scrolled(page)) + 300;
	await scrollTo(page, y);
	await page.keyboard.press("Enter");
	await expect(main(page)).toBeFocused();
	await page.goBack();
	await expect(page.locator("#servers-create")).toBeVisible();
	await expect.poll(() => scrolled(page)).toBe(y);
});

/**
 * Leaves the governance section of tokens at its end, and comes back. Its calculator is prerendered; on the way back
 * its code has to be fetched first, and the page is too short until then.
 */
async function comeBackToTheEnd(page: Page): Promise<number> {
	await openPage(page, "/tokens#governance");
	await item(page, "Community Garden").focus();
	const lowest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	await scrollTo(page, lowest);
	await page.keyboard.press("Enter");
	await expect(main(page)).toBeFocused();
	await page.goBack();
	await expect(title(page, "Governance")).toBeVisible();
	return lowest;
}

const calculatorCode = /live-voting-power-calculator.*\.js$/;
const liveCalculator = (page: Page) => main(page).locator("[data-calculator=live]:visible");

test("Back to a position below late content scrolls there once the page is long enough", async ({ page }) => {
	const code = await hold(page, calculatorCode);
	const lowest = await comeBackToTheEnd(page);
	await code.asked;
	await framesPass(page, 3);
	expect(await scrolled(page)).toBeLessThan(lowest - 300);
	code.release();
	await expect.poll(() => scrolled(page)).toBe(lowest);
	await expect(liveCalculator(page)).toBeVisible();
});

test("Back to a position below a simulator that was there before finds it as it was", async ({ page }) => {
	await openPage(page, "/infrastructure/p2p#protocols");
	await expect(liveCalculator(page)).toBeVisible();
	await hasSettled(page);
	const below = main(page).getByRole("heading", { name: "Transfer", exact: true });
	await item(page, "Community Garden").focus();
	const y = await below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
	await scrollTo(page, y);
	await page.keyboard.press("Enter");
	await expect(main(page)).toBeFocused();
	await page.goBack();
	await expect(liveCalculator(page)).toBeVisible();
	await hasSettled(page);
	expect(await scrolled(page)).toBe(y);
});

test("a visitor who scrolls before late content arrives is not moved", async ({ page }) => {
	const code = await hold(page, calculatorCode);
	const lowest = await comeBackToTheEnd(page);
	await code.asked;
	await page.mouse.move(700, 500);
	const before = await scrolled(page);
	await page.mouse.wheel(0, -300);
	await expect.poll(() => scrolled(page)).toBe(before - 300);
	code.release();
	await expect(liveCalculator(page)).toBeVisible();
	await framesPass(page, 3);
	expect(await scrolled(page)).toBe(before - 300);
	expect(before).toBeLessThan(lowest);
});

test("Back shows the section chosen after opening a place, until that place is opened again", async ({ page }) => {
	await openPage(page, "/cli#servers-create");
	await expect(page.locator("#servers-create")).toBeInViewport();
	await main(page)
		.getByRole("button", { name: /Welcome$/ })
		.click();
	await item(page, "Community Garden").click();
	await expect(main(page)).toBeFocused();
	await page.goBack();
	await expect(title(page, "Welcome")).toBeVisible();
	await expect(main(page)).toBeFocused();
	await expect(title(page, "Welcome")).toBeVisible();

	await page.keyboard.press("/");
	await page.getByRole("combobox", { name: "Search" }).fill("servers create");
	await page
		.getByRole("option", { name: /cherry servers create/ })
		.first()
		.click();
	await expect(page.locator("#servers-create")).toBeInViewport();
});

test("Back to a page whose static parts have to be fetched restores the scroll position", async ({ page }) => {
	for (const path of ["/", "/infrastructure/servers", "/sakura-showcase"]) {
		await openPage(page, path);
		await item(page, "Community Garden").focus();
		await scrollTo(page, 1200);
		await page.keyboard.press("Enter");
		await expect(main(page)).toBeFocused();
		await page.goBack();
		await expect(main(page).locator("[data-still]").first()).toBeVisible();
		await expect.poll(() => scrolled(page)).toBe(1200);
	}
});

test("an address edited by hand scrolls to its place, and Back returns to it, not to the start of the visit", async ({
	page,
}) => {
	const path = "/docs/technical-architecture/server-capsules";
	await openPage(page, path);
	await scrollTo(page, 300);
	// The same page, so nothing is loaded.
	await page.goto(`${path}#h-carry`);
	await expect(page.locator("#h-carry")).toBeInViewport();
	await item(page, "Community Garden").click();
	await expect(main(page)).toBeFocused();
	await page.goBack();
	await expect(page.locator("#h-carry")).toBeInViewport();
});

test("following a link to a place twice pushes one history entry, however the address is written", async ({ page }) => {
	await openPage(page, "/docs/technical-architecture/server-capsules/");
	const link = page.getByRole("list").getByRole("link", { name: "Carry", exact: false }).last();
	await link.click();
	const length = await page.evaluate(() => history.length);
	await link.click();
	expect(await page.evaluate(() => history.length)).toBe(length);
});

test("a place in the table of contents can be opened in a new tab", async ({ page, context }) => {
	await openPage(page, "/docs/technical-architecture/server-capsules");
	const opened = context.waitForEvent("page");
	await page
		.locator("a[href='#h-carry']")
		.last()
		.click({ modifiers: ["Control"] });
	await expect(await opened).toHaveURL(/server-capsules#h-carry$/);
	await expect(page).toHaveURL(/server-capsules$/);
});

test("a link to a place on another page moves the focus there, a link to the open page leads to its top", async ({
	page,
}) => {
	await openPage(page, "/tokens");
	await page.getByRole("main").getByRole("button", { name: "SPL token" }).first().click();
	await page.locator("[popover]:popover-open").getByRole("link").click();
	await expect(page).toHaveURL("/guides/glossary#spl-token");
	await expect(page.locator("#spl-token")).toBeInViewport();
	await expect(page.locator("#spl-token").locator("xpath=descendant-or-self::*[@tabindex='-1']")).toBeFocused();

	const before = await historyLength(page);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: /Glossary/ })
		.click();
	await expect(page).toHaveURL("/guides/glossary");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.evaluate(() => window.scrollTo(0, 2000));
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: /Glossary/ })
		.click();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	expect(await historyLength(page)).toBe(before + 1);
});

for (const path of ["/tokens", "/settings"]) {
	test(`on a phone the end of each section of ${path} leads to the next`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await openPage(page, path);
		const menu = main(page).locator("[role=tab], [aria-current] ~ button");
		const names = (await menu.evaluateAll((items) => items.map((item) => item.lastChild?.textContent ?? ""))).filter(
			(name) => name !== "Overview",
		);
		expect(names).toHaveLength(5);
		const next = main(page).getByRole("link", { name: /^Next: / });
		for (const name of names) {
			await expect(next).toContainText(`Next: ${name}`);
			await next.focus();
			await page.keyboard.press("Enter");
			await expect(main(page).getByRole("heading", { level: 2, name }).first()).toBeInViewport();
			await expect(page.locator(":focus")).toHaveText(name);
			await expect(main(page).locator("[aria-current=true], [aria-selected=true]")).toContainText(name);
		}
		await expect(next).toHaveCount(0);
		await page.goBack();
		await expect(next).toBeInViewport();
	});
}
