import type { Locator } from "@playwright/test";
import { announced } from "./support/announcements.ts";
import { violations } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { expect, openPage, taken, test } from "./support/test.ts";

/* The glossary, and words on other pages that open their meaning. */

/** The distance between a word and its popover above or below it, in px. */
async function gap(word: Locator, meaning: Locator): Promise<number> {
	const [of, at] = await Promise.all([word.boundingBox(), meaning.boundingBox()]);
	if (!of || !at) throw new Error("One of them is not there.");
	return Math.max(at.y - (of.y + of.height), of.y - (at.y + at.height));
}

const field = { name: "Find a term" };

test("compares the two tokens side by side, each with its own figures", async ({ page }) => {
	await openPage(page, "/guides/glossary");
	const table = page.getByRole("table", { name: "Two tokens, told apart" });
	const row = (name: string) => table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
	for (const [name, seeds, cherry] of [
		["Supply", "2,500,000, fixed", "1B, of which 125M circulate"],
		[
			"Distribution",
			"40% community rewards, 25% staking rewards, 20% treasury, 15% team",
			"20% team, 10% partnerships",
		],
		["Market", "$2.1M market cap, at $0.847 a Seed", "$240M, the size of the whole market"],
		["Staking", "8–18% APY", "8–12% APY"],
		["Burned", "2.5% of fees", "Every quarter"],
		["vests", "4 years, with a 1-year cliff", "4 years, with a 2-year cliff"],
	] as const) {
		await expect(row(name).getByRole("cell").nth(0)).toContainText(seeds);
		await expect(row(name).getByRole("cell").nth(1)).toContainText(cherry);
	}
});

test("the field filters the words, also offline, and Escape clears it", async ({ page, context, allowMessages }) => {
	// Other parts of the page load late and may fail here.
	allowMessages(/ERR_INTERNET_DISCONNECTED/);
	await openPage(page, "/guides/glossary");
	const words = page.locator("dl > div");
	const all = await words.count();
	await context.setOffline(true);
	await page.getByRole("searchbox", field).fill("kohai");
	await expect(words).toHaveCount(1);
	await expect(words.first()).toContainText("Kōhai");
	await expect(page.getByRole("main").getByText("1 term", { exact: true })).toBeVisible();
	await announced(page, "1 term");
	await page.getByRole("searchbox", field).fill("nothing like it");
	await expect(page.getByRole("heading", { name: "No matching terms" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(words).toHaveCount(all);
	await context.setOffline(false);
});

test("no line begins with the punctuation that follows a word", async ({ page }) => {
	await openPage(page, "/guides/ecosystem");
	const words = page.locator("main span:has(> button[aria-expanded])");
	await expect(words).not.toHaveCount(0);
	for (let width = 320; width < 480; width += 4) {
		await page.setViewportSize({ width, height: 700 });
		const torn = await words.evaluateAll((spans) =>
			spans.flatMap(({ childNodes: [word, punctuation] }) => {
				if (!(word instanceof Element) || !punctuation) return [];
				const range = document.createRange();
				range.selectNode(punctuation);
				const { top } = range.getBoundingClientRect();
				return top < word.getBoundingClientRect().bottom ? [] : [`${word.textContent} | ${punctuation.textContent}`];
			}),
		);
		expect(torn, `at ${width} px`).toEqual([]);
	}
});

test("a word in the index leads to its entry, Back returns, and an address with a fragment opens its entry", async ({
	page,
}) => {
	await openPage(page, "/guides/glossary");
	await page.getByRole("link", { name: "Shuhari", exact: true }).click();
	await expect(page).toHaveURL("/guides/glossary#shuhari");
	await expect(page.locator("#shuhari")).toBeFocused();
	await expect(page.locator("#shuhari")).toBeInViewport();
	await expect(page.locator("#shuhari")).toHaveAttribute("data-here");
	await page.goBack();
	await expect(page).toHaveURL("/guides/glossary");
	await expect(page.getByRole("link", { name: "Shuhari", exact: true })).toBeInViewport();
	await expect(page.locator("#shuhari")).not.toBeInViewport();

	await openPage(page, "/guides/glossary#cliff");
	await expect(page.locator("#cliff")).toBeInViewport();
});

test("a word opens its meaning by keyboard and by pointer; it closes like a popover and links to the glossary", async ({
	page,
}) => {
	await openPage(page, "/guides/culture#mentorship");
	const word = page.getByRole("button", { name: "senpai" });
	const meaning = page.getByRole("note", { name: "Senpai" });
	await word.focus();
	await page.keyboard.press("Enter");
	await expect(meaning).toBeVisible();
	await expect(meaning).toContainText("先輩");
	await expect(word).toBeFocused();
	await expect(word).toHaveAttribute("aria-expanded", "true");
	expect(await violations(page, { within: "main" })).toEqual([]);

	expect(await gap(word, meaning)).toBeLessThan(16);

	await page.keyboard.press("Escape");
	await expect(meaning).toBeHidden();
	await expect(word).toBeFocused();
	await expect(word).toHaveAttribute("aria-expanded", "false");

	await word.click();
	await expect(meaning).toBeVisible();
	await word.click();
	await expect(meaning).toBeHidden();
	await word.click();
	await page.getByRole("heading", { name: "Philosophy" }).click();
	await expect(meaning).toBeHidden();

	await word.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(meaning.getByRole("link", { name: "In the glossary" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(meaning).toBeHidden();

	await word.click();
	await meaning.getByRole("link", { name: "In the glossary" }).click();
	await expect(page).toHaveURL("/guides/glossary#senpai");
	await expect(page.locator("#senpai")).toBeInViewport();
});

test("a meaning fits within a narrow window, and scrolls with its word", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openPage(page, "/guides/culture#mentorship");
	const word = page.getByRole("button", { name: "kōhai" });
	await word.click();
	const meaning = page.getByRole("note", { name: "Kōhai" });
	await expect(meaning).toBeVisible();
	const box = await meaning.boundingBox();
	expect(box?.x).toBeGreaterThanOrEqual(0);
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
	const distance = async () => ((await meaning.boundingBox())?.y ?? 0) - ((await word.boundingBox())?.y ?? 0);
	const before = await distance();
	await page.mouse.wheel(0, 120);
	await expect.poll(async () => (await meaning.boundingBox())?.y).not.toBe(box?.y);
	expect(await distance()).toBeCloseTo(before, 0);
});

test("a word focused before the page is live keeps the focus when its link becomes a button", async ({ page }) => {
	const scripts = await hold(page, "**/assets/*.js");
	await page.goto("/guides/culture", { waitUntil: "commit" });
	await scripts.asked;
	const main = page.getByRole("main");
	await main.getByRole("link", { name: "shuhari" }).focus();
	scripts.release();
	await taken(page);
	const word = main.getByRole("button", { name: "shuhari" });
	await expect(word).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(word).toHaveAttribute("aria-expanded", "true");
});

test("a meaning that is open is not printed over other text", async ({ page }) => {
	await openPage(page, "/tokens");
	await page
		.getByRole("main")
		.getByRole("button", { name: /Cherry Seeds/, expanded: false })
		.first()
		.click();
	const meaning = page.locator("[popover]:popover-open");
	await expect(meaning).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(meaning).toBeHidden();
});
