import type { Locator, Page } from "@playwright/test";
import { inMotion, openStopped } from "./support/motion.ts";
import { focused } from "./support/navigation.ts";
import { walkMenu } from "./support/sections.ts";
import { expect, openPage, test } from "./support/test.ts";

/* The ecosystem guide: its figures, its menu, its related cards, and the rotating items of its overview. */

const path = "/guides/ecosystem";

interface Expected {
	id: string;
	/** Every figure of specification 2.9 and 9 that belongs to the section. */
	words: readonly string[];
	/** The two cards at its end. */
	related: readonly string[];
}

/** In the menu's order, the default first. */
const sections: Record<string, Expected> = {
	Overview: {
		id: "overview",
		words: [
			"CHERRY tokens1B",
			"Market size$240M",
			"ARR target$12.5M",
			"Nodes342",
			"340+",
			"1令Cherry CLI",
			"2蔵Cherry Servers",
			"3網P2P mesh",
			"4輪Community",
			"5種Two tokens",
			"6暦Seasons",
		],
		related: [],
	},
	Tokenomics: {
		id: "tokenomics",
		words: [
			"CHERRY in all1B",
			"Community400,000,00040%",
			"Infrastructure250,000,00025%",
			"Team200,000,00020% · 2-year cliff, 4-year vesting",
			"Partnerships100,000,00010%",
			"Liquidity50,000,0005%",
			"1,000,000,000 × 40% = 400,000,000",
			"200,000,000 × 24 ÷ 48 = 100,000,000",
			"staking APY8–12%",
			"11,200 CHERRY",
			"Quarterly burns",
			"125,000,000 ÷ 1,000,000,000 = 12.5%",
			"124,375,000",
			"not Cherry Seeds",
		],
		related: ["Business", "Governance"],
	},
	Infrastructure: {
		id: "infrastructure",
		words: ["340+", "Nodes342", "60% below a large cloud", "Sample prices", "$2.40 × (100% − 60%)$0.96", "$57.60"],
		related: ["Tokenomics", "Business"],
	},
	Governance: {
		id: "governance",
		words: [
			"72 hours of review",
			"72 hours = 3 × 24",
			"7 + 12 + 10 + 8 = 37",
			"Core Stewardship7Twelve months",
			"Technical Architecture12",
			"Community Care10",
			"Seasonal Ceremony8",
		],
		related: ["Cultural", "Tokenomics"],
	},
	Cultural: {
		id: "cultural",
		words: [
			"solar terms24",
			"micro-seasons72",
			"national holidays16",
			"there are 6 in all: 4 + 2",
			"×1.2",
			"×1.1",
			"×1.15",
			"×1.05",
			"Planting",
			"Blooming",
			"Harvest",
			"Pruning",
		],
		related: ["Governance", "Infrastructure"],
	},
	Business: {
		id: "business",
		words: [
			"ARR target$12.5M",
			"$49–499",
			"marketplace fee0.5%",
			"$38.40 × 0.5%",
			"$12,500,000 ÷ ($49 × 12), rounded up",
			"21,259",
			"2,088",
		],
		related: ["Infrastructure", "Tokenomics"],
	},
};
const names = Object.keys(sections);

const main = (page: Page) => page.getByRole("main");
const menu = (page: Page): Locator => main(page).getByRole("group", { name: "Ecosystem Guide" });
const section = (page: Page, name: string): Locator => page.locator(`#${sections[name]?.id}`);
const choose = (page: Page, name: string) => menu(page).getByRole("button", { name }).click();

test("each menu button opens its section with its figures and two related cards; the address does not change", async ({
	page,
}) => {
	await openPage(page, path);
	await expect(section(page, "Overview")).toBeVisible();
	for (const [name, { words, related }] of Object.entries(sections)) {
		await choose(page, name);
		await expect(menu(page).getByRole("button", { name })).toHaveAttribute("aria-current", "true");
		await expect(menu(page).locator("[aria-current]")).toHaveCount(1);
		const shown = section(page, name);
		await expect(shown.getByRole("heading", { level: 2 })).toBeInViewport();
		for (const text of words) await expect(shown, name).toContainText(text);
		for (const other of names) if (other !== name) await expect(section(page, other)).toBeHidden();
		const cards = shown.locator("li > a").filter({ has: page.getByRole("heading", { level: 4 }) });
		if (related.length > 0) await expect(cards.getByRole("heading")).toHaveText([...related]);
		await expect(page).toHaveURL(path);
	}
	await expect(main(page).getByText(/sample data/i)).toHaveCount(1);
	for (const [name, to] of [
		["hub", "/tokens"],
		["glossary", "/guides/glossary"],
	] as const)
		await expect(main(page).getByRole("link", { name, exact: true }).last()).toHaveAttribute("href", to);
});

test("keyboard only: a related card opens its section and focuses its title, also a second time", async ({ page }) => {
	await openPage(page, path);
	await choose(page, "Governance");
	for (let time = 0; time < 2; time++) {
		await section(page, "Governance")
			.getByRole("link", { name: /^Tokenomics/ })
			.focus();
		await page.keyboard.press("Enter");
		await expect(section(page, "Tokenomics")).toBeVisible();
		await expect(page).toHaveURL(`${path}#tokenomics`);
		await expect(focused(page)).toHaveText("Where CHERRY goes");
		await expect(focused(page)).toBeInViewport();
		// The address still names the link's section, so the same link is followed again.
		await choose(page, "Governance");
	}
	await page.goBack();
	await expect(page).toHaveURL(path);
});

test("the menu works by keyboard; a fragment opens its section, an unknown one the default", async ({ page }) => {
	await openPage(page, `${path}#nowhere`);
	await expect(section(page, "Overview")).toBeVisible();
	await openPage(page, `${path}#business`);
	await page.reload();
	await expect(section(page, "Business")).toBeVisible();
	await walkMenu(menu(page).getByRole("button"), names);
	await expect(section(page, "Cultural")).toBeVisible();
});

test("the two inactive buttons do nothing and say so", async ({ page }) => {
	await openPage(page, path);
	for (const name of ["Get CHERRY Tokens", "View Tokenomics"]) {
		const button = main(page).getByRole("button", { name, exact: true });
		await expect(button).toHaveAccessibleDescription(/not live/i);
		const before = await main(page).innerHTML();
		await button.dispatchEvent("click");
		expect(await main(page).innerHTML()).toBe(before);
		await expect(page).toHaveURL(path);
	}
});

/** The rotating cards, by their links: those that wait are not visible. */
const featured = (page: Page): Locator => page.locator("#overview").getByText(/^Read on: /);
const lately = (page: Page): Locator => page.locator("#overview p").filter({ hasText: /^\d+ (min|h|day)/ });

test("with reduced motion all cards and activities are shown at once", async ({ page }) => {
	await openPage(page, path);
	await expect(featured(page)).toHaveCount(5);
	await expect(featured(page).filter({ visible: true })).toHaveCount(5);
	await expect(lately(page).filter({ visible: true })).toHaveCount(6);
});

test.describe("in motion", () => {
	test.use(inMotion);

	test("the next card and the next activity follow, and a focused card stays", async ({ page }) => {
		await openStopped(page, path);
		const [first = ""] = await featured(page).filter({ visible: true }).allTextContents();
		await page.clock.runFor(5_000);
		await expect(featured(page).filter({ visible: true })).not.toHaveText([first]);
		const [card = ""] = await featured(page).filter({ visible: true }).allTextContents();
		const [message = ""] = await lately(page).filter({ visible: true }).allTextContents();
		await featured(page).filter({ visible: true }).focus();
		await page.clock.runFor(7_000);
		await expect(lately(page).filter({ visible: true })).not.toHaveText([message]);
		await expect(featured(page).filter({ visible: true })).toHaveText([card]);
	});

	test("a stopped card stays, and the activities go on", async ({ page }) => {
		await openStopped(page, path);
		await page.getByRole("button", { name: "Pause In passing" }).press("Enter");
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: "Pause Lately" })).toBeFocused();
		await page.keyboard.press("Tab");
		const [card = ""] = await featured(page).filter({ visible: true }).allTextContents();
		const [message = ""] = await lately(page).filter({ visible: true }).allTextContents();
		await page.clock.runFor(7_000);
		await expect(lately(page).filter({ visible: true })).not.toHaveText([message]);
		await expect(featured(page).filter({ visible: true })).toHaveText([card]);
		await page.getByRole("button", { name: "Resume In passing" }).click();
		await page.mouse.move(0, 0);
		await page.clock.runFor(5_000);
		await expect(featured(page).filter({ visible: true })).not.toHaveText([card]);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("all sections and all cards are shown one after another", async ({ page }) => {
		await page.goto(path);
		for (const name of names) await expect(section(page, name)).toBeVisible();
		await expect(featured(page).filter({ visible: true })).toHaveCount(5);
	});
});
