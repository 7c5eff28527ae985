import type { Page } from "@playwright/test";
import { desktop } from "./support/axe.ts";
import { momentsPass } from "./support/moments.ts";
import { focused, historyLength } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";
import { missingFrom } from "./support/words.ts";

/* The token hub: every figure of the specification that belongs to it, its menu, and its inactive buttons. */

/** The content of each section. Specification 2.10, 4.4, 6 and 9 (Token hub). */
const sections: Record<string, { name: string; says: (string | RegExp)[] }> = {
	overview: {
		name: "Overview",
		says: [
			"$0.847",
			"+5.23%",
			"$2.1M",
			"$0.847 × 2,500,000 = $2,117,500",
			"$47.2K",
			"$47,200 ÷ $2,117,500 = 2.2% of the market cap",
			"What are Cherry Seeds?",
			...["Governance", "Rewards", "Staking", "Access", "Trading", "Cultural"],
			"Seeds are not CHERRY",
		],
	},
	tokenomics: {
		name: "Tokenomics",
		says: [
			/Community rewards\s*1,000,000\s*40%/,
			/Staking rewards\s*625,000\s*25%/,
			/Treasury\s*500,000\s*20%/,
			/Team and advisors\s*375,000\s*15%.*four-year vesting, one-year cliff/,
			/A one-year cliff.* a month\.Show the figures as a table/,
			/Total and maximum supply\s*2,500,000/,
			/Circulating\s*2,500,000/,
			/Initial price\s*\$0\.234/,
			/All-time high\s*\$0\.982\s*Now 13\.7% below it: \(\$0\.982 − \$0\.847\) ÷ \$0\.982/,
			/Launch\s*Q1 2025/,
			"SPL token on Solana",
			"375,000 × 12 ÷ 48 = 93,750",
			/of fees are burned\s*2\.5%/,
			/staking APY\s*8–18%/,
			/treasury growth a year\s*\+12%/,
			"$47,200 × 0.25% = $118",
		],
	},
	earning: {
		name: "Earning",
		says: [
			/Cultural contributions\s*50–200 Seeds/,
			/Mentorship\s*25–75 Seeds/,
			/Seasonal ceremonies\s*10–30 Seeds/,
			/Infrastructure\s*100–500 Seeds/,
			/Code contributions\s*100–500 Seeds/,
			/Governance participation\s*5–20 Seeds/,
			...["Easy", "Medium", "Hard"],
			...["Focus on quality", "Build relationships", "Be consistent", "Start small"],
			...["Spring×1.2", "Summer×1.1", "Autumn×1.15", "Winter×1.05"],
		],
	},
	staking: {
		name: "Staking",
		says: [
			/Seedling.*8%\s*APY\s*100 Seeds\s*7-day lock\s*1× vote/,
			/Blossom.*12%\s*APY\s*500 Seeds\s*14-day lock\s*2× vote/,
			/Sakura.*18%\s*APY\s*1,000 Seeds\s*30-day lock\s*5× vote/,
			"open to all members, no KYC",
			"active participation; a clean governance record",
			"significant contributions; leadership participation",
			...["The right to submit proposals", "A share of the revenue"],
			...["7-day cooldown", "5% early-exit penalty", "Rewards every day", "Auto-compound"],
			"1,000 × 5% = 50 stay behind, and 950 arrive on day 19",
			"Philosophy: why there is a lock",
		],
	},
	trading: {
		name: "Trading",
		says: [
			"$730K",
			/Trading fee\s*0\.25%/,
			"$24,600 + $14,300 + $8,300 = $47,200, of which Ichiba has $24,600 ÷ $47,200 = 52.1%",
			"$455,000 + $275,000 + $0 = $730,000",
			...["DEX", "Aggregator"],
			"Check the address",
			"official token address",
		],
	},
	governance: {
		name: "Governance",
		says: [
			/Voters\s*1,247/,
			/Proposals\s*42/,
			/Passed \(90\.5%\)\s*38\s*38 of 42 = 90\.5%/,
			/Voting power\s*1\.2M/,
			/Technical.*?500 Seeds/,
			/Economic.*?1,000 Seeds/,
			/Cultural.*?250 Seeds/,
			/Governance.*?1,500 Seeds/,
			/Discussion\s*3–7 days/,
			/Formal Proposal\s*1–2 days/,
			/Voting Period\s*5–7 days/,
			/Execution\s*2–3 days/,
			"timelock",
			"staked Seeds × tier multiplier × duration bonus",
			"+5% for every 30 days, up to +50% at 300 days",
			"Philosophy: talk first, count last",
		],
	},
};

const menu = (page: Page) => page.getByRole("main").getByRole("group", { name: "Cherry Token Hub" });
const panel = (page: Page, id: string) => page.locator(`#${id}`);
const ids = Object.keys(sections);

test("opens on the overview; each section is shown alone, at the top, without changing the address", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await openPage(page, "/tokens");
	await expect(menu(page).getByRole("button")).toHaveText(ids.map((id) => new RegExp(`${sections[id]?.name}$`)));
	await expect(panel(page, "overview")).toBeVisible();
	const before = await historyLength(page);
	for (const [id, { name, says }] of Object.entries(sections)) {
		await test.step(name, async () => {
			await page.evaluate(() => window.scrollTo(0, 400));
			await menu(page).getByRole("button", { name }).click();
			await expect(menu(page).locator("[aria-current]")).toHaveText(new RegExp(`${name}$`));
			for (const other of ids) await expect(panel(page, other)).toBeVisible({ visible: other === id });
			expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
			expect.soft(await missingFrom(panel(page, id), says)).toEqual([]);
		});
	}
	expect(await historyLength(page)).toBe(before);
	await expect(page).toHaveURL("/tokens");
	await page.reload();
	await expect(panel(page, "overview")).toBeVisible();
});

test("a fragment opens its section; Tab moves through the menu; inactive buttons say so and do nothing", async ({
	page,
}) => {
	await openPage(page, "/tokens#trading");
	await expect(panel(page, "trading")).toBeVisible();
	await menu(page).getByRole("button").first().focus();
	for (const id of ids.slice(1)) {
		await page.keyboard.press("Tab");
		await expect(focused(page)).toHaveText(new RegExp(`${sections[id]?.name}$`));
	}
	const dead: [string, string[]][] = [
		["trading", ["Trade on Ichiba", "Trade on Minato", "Trade on Hashi"]],
		["earning", ["Start Earning"]],
		["staking", ["Stake Now"]],
	];
	for (const [id, names] of dead) {
		await menu(page)
			.getByRole("button", { name: sections[id]?.name ?? "" })
			.click();
		for (const name of names) {
			const button = panel(page, id).getByRole("button", { name, exact: true });
			await expect(button).toHaveAccessibleDescription(/not live/i);
			await button.click();
			await expect(page).toHaveURL("/tokens#trading");
		}
	}
	// Each section has its calculator, visible without a further step.
	await expect(panel(page, "staking").getByRole("heading", { name: "What a stake returns" })).toBeVisible();
});

test("a section chosen from the menu is announced, one opened by a fragment is not", async ({ page }) => {
	await page.clock.install();
	await openPage(page, "/tokens#staking");
	const polite = page.locator('[aria-live="polite"]');
	await expect(panel(page, "staking")).toBeVisible();
	await expect(polite).toHaveText("");
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	await menu(page).getByRole("button", { name: "Governance" }).press("Enter");
	await expect(polite).toHaveText("Governance section");
	await page.clock.fastForward(1000);
	await expect(polite).toHaveText("");
});

for (const width of [1440, 1280, 1024, 768, 640, 390, 320])
	test(`at ${width} px no market figure is broken or cut off`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openPage(page, "/tokens#trading");
		const rows = page.locator("#trading dl").first().locator("dd");
		const figures = ["$0.847", "$47.2K", "$730K", "0.25%"].map((figure) => rows.filter({ hasText: figure }).first());
		for (const figure of figures) {
			const { lines, over } = await figure.evaluate((element) => {
				const range = document.createRange();
				range.selectNodeContents(element.firstChild ?? element);
				const rects = [...range.getClientRects()];
				const cell = element.parentElement?.getBoundingClientRect();
				return { lines: rects.length, over: Math.max(...rects.map(({ right }) => right)) - (cell?.right ?? 0) };
			});
			expect(lines).toBe(1);
			expect(over).toBeLessThan(0);
		}
	});

test("on a phone chart labels stay within the page, and a figure alone in its row has a full-width rule", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, "/tokens#tokenomics");
	const labels = await panel(page, "tokenomics")
		.locator("svg text")
		.evaluateAll((all) => all.map((label) => ({ text: label.textContent, ...label.getBoundingClientRect().toJSON() })));
	expect(labels.length).toBeGreaterThan(10);
	expect(labels.filter(({ left, right }) => left < 0 || right > 390)).toEqual([]);
	const last = panel(page, "tokenomics").getByText("treasury growth a year").locator("..");
	expect((await last.boundingBox())?.width).toBeGreaterThan(340);
});

test("a tooltip stays open when Tab scrolls its button into view", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 600 });
	await openPage(page, "/tokens#trading");
	const trade = page.getByRole("button", { name: /^Trade on / });
	await trade.first().focus();
	await page.evaluate(() => scrollTo(0, 0));
	await expect(trade.nth(1)).not.toBeInViewport();
	await momentsPass(page);
	await page.keyboard.press("Tab");
	await expect(trade.nth(1)).toBeFocused();
	await expect(trade.nth(1)).toBeInViewport();
	await momentsPass(page);
	await expect(page.getByRole("tooltip")).toHaveText("Not live in this preview");
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, isMobile: true });

	test("a press on a button without a function shows why it does nothing, until the focus leaves", async ({ page }) => {
		await openPage(page, "/tokens#trading");
		const trade = page.getByRole("button", { name: /^Trade on / });
		const reason = page.getByRole("tooltip");
		for (const button of [trade.first(), trade.nth(1), trade.nth(1)]) {
			await button.tap();
			await momentsPass(page);
			await expect(button.locator("..").getByRole("tooltip")).toHaveText("Not live in this preview");
			await expect(reason).toHaveCount(1);
		}
		await page.getByRole("heading", { name: "Where Seeds are traded" }).tap();
		await expect(reason).toHaveCount(0);
	});
});

test("the phases of a proposal fit beside the menu, whatever the size of text", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 800 });
	for (const size of ["normal", "extra-large"]) {
		await openPage(page, "/tokens#governance");
		await page.evaluate((size) => document.documentElement.setAttribute("data-text-size", size), size);
		const phases = page.getByRole("list").filter({ hasText: "Voting Period" });
		await expect(phases).toBeVisible();
		expect(await phases.evaluate((list) => list.scrollWidth - list.clientWidth), size).toBe(0);
	}
});
