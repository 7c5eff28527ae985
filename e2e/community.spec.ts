import type { Locator, Page } from "@playwright/test";
import { practices } from "#src/content/community-guide/practices.ts";
import { inMotion, openStopped } from "./support/motion.ts";
import { walkMenu } from "./support/sections.ts";
import { expect, openPage, test } from "./support/test.ts";

/* The community platform and the community guide: their figures, their menus, and their buttons. */

interface Expected {
	path: string;
	/** In the menu's order, the default first: the content of each section. */
	sections: Record<string, readonly string[]>;
}

/** Every figure of specification 9 and 2.7 that belongs to the two pages. */
const pages: readonly Expected[] = [
	{
		path: "/community",
		sections: {
			Overview: ["287", "+42 this month", "156", "54.4% of 287", "84.2%", "45", "4–6 members", "37 seats"],
			Membership: [
				"142 of 287 members = 49.5%",
				"89 of 287 members = 31%",
				"42 of 287 members = 14.6%",
				"14 of 287 members = 4.9%",
				"3 validated contributions",
				"2 emerging members mentored",
				"2 significant projects led",
				"142 + 89 + 42 + 14 = 287 members",
				"Membership is free",
				"nobody can be admitted here",
			],
			Mentorship: [
				"Technical3–6 months",
				"Cultural2–4 months",
				"Leadership4–8 months",
				"Open source3–5 months",
				"Pairs45",
			],
			Contributions: [
				"Cultural contributions50–200 Seeds",
				"Mentorship25–75 Seeds",
				"Seasonal ceremonies10–30 Seeds",
				"Infrastructure100–500 Seeds",
				"Code contributions100–500 Seeds",
				"Governance participation5–20 Seeds",
				"not CHERRY",
			],
			Ceremonies: [
				"24",
				"72",
				"16",
				"61.5%",
				"×1.2",
				"×1.1",
				"×1.15",
				"×1.05",
				"Planting",
				"Blooming",
				"Harvest",
				"Pruning",
			],
			Governance: [
				"Core Stewardship",
				"7 members, 12-month terms",
				"12 members, no fixed term",
				"10 members, no fixed term",
				"8 members, no fixed term",
				"7 + 12 + 10 + 8 = 37 seats",
			],
		},
	},
	{
		path: "/guides/community",
		sections: {
			Welcome: ["287", "Members", "42", "Projects", "156", "Contributors", "45", "Mentorships", "Membership is free"],
			Growing: ["Of 287 members, 142", "There are 89 Growing Seedlings, 42 Flourishing Seedlings and 14", "84.2%"],
			Sharing: [
				"4 to 6 members, once a week",
				"50 to 200",
				"25 to 75",
				"100 to 500",
				"42 projects",
				"156 contributors",
			],
			Culture: ["50 to 200 Cherry Seeds", "eight members of the Seasonal Ceremony circle"],
			Mentorship: [
				"45 pairs",
				"three to six months",
				"two to four",
				"four to eight",
				"three to five",
				"first six months: weekly in the first month, then every second week",
				"15 meetings in 26 weeks: 4 in the first month, one a week, and 11 in the weeks after it, one every second week",
				"at least one year",
			],
			Ceremonies: [
				"24",
				"72",
				"24 × 3",
				"16",
				"×1.2 in spring",
				"×1.05 in winter",
				"10 to 30 Cherry Seeds",
				"Seeding",
				"Growth",
			],
		},
	},
];

const main = (page: Page) => page.getByRole("main");
const menu = (page: Page, title: string): Locator => main(page).getByRole("group", { name: title });
const section = (page: Page, name: string): Locator => page.locator(`#${name.toLowerCase()}`);
const titles: Record<string, string> = { "/community": "Community Platform", "/guides/community": "Community Guide" };
/** Of sections that are headed by other words than those of the menu. */
const headings: Record<string, string> = { Overview: "Who keeps the garden" };

for (const { path, sections } of pages) {
	const names = Object.keys(sections);
	const [first = "", second = "", third = ""] = names;
	const title = titles[path] ?? "";

	test(`${path}: each menu button opens its section with its figures; the address does not change`, async ({
		page,
	}) => {
		await openPage(page, path);
		await expect(section(page, first)).toBeVisible();
		for (const name of names) {
			const button = menu(page, title).getByRole("button", { name });
			await button.click();
			await expect(button).toHaveAttribute("aria-current", "true");
			await expect(menu(page, title).locator("[aria-current]")).toHaveCount(1);
			const shown = section(page, name);
			await expect(shown.getByRole("heading", { level: 2, name: headings[name] ?? name })).toBeInViewport();
			for (const words of sections[name] ?? []) await expect(shown, name).toContainText(words);
			for (const other of names) if (other !== name) await expect(section(page, other)).toBeHidden();
			await expect(page).toHaveURL(path);
		}
		await expect(main(page).getByText(/sample data/i)).toHaveCount(1);
	});

	test(`${path}: a fragment opens a section; a link on the page opens another; the menu works by keyboard`, async ({
		page,
	}) => {
		await openPage(page, `${path}#${third.toLowerCase()}`);
		await expect(section(page, third)).toBeVisible();
		await expect(section(page, first)).toBeHidden();

		const buttons = menu(page, title).getByRole("button");
		await walkMenu(buttons, names);
		await expect(section(page, names.at(-2) ?? "")).toBeVisible();

		await buttons.first().click();
		await section(page, first)
			.getByRole("link", { name: new RegExp(`^.*${second}`) })
			.first()
			.click();
		await expect(section(page, second)).toBeVisible();
		await expect(page).toHaveURL(`${path}#${second.toLowerCase()}`);
		await page.goBack();
		// Back returns to the section the link was followed from, although its address names another; forward to the link's
		// target.
		await expect(page).toHaveURL(`${path}#${third.toLowerCase()}`);
		await expect(section(page, first)).toBeVisible();
		await page.goForward();
		await expect(section(page, second)).toBeVisible();
	});
}

test("an unknown fragment opens the default section", async ({ page }) => {
	await openPage(page, "/community#nowhere");
	await expect(section(page, "Overview")).toBeVisible();
});

test("the guide's two inactive buttons do nothing and say so; a Japanese word opens its meaning", async ({ page }) => {
	await openPage(page, "/guides/community");
	for (const name of ["Join Community", "Learn More"]) {
		const button = main(page).getByRole("button", { name, exact: true });
		await expect(button).toHaveAccessibleDescription(/not live/i);
		const before = await main(page).innerHTML();
		await button.dispatchEvent("click");
		expect(await main(page).innerHTML()).toBe(before);
		await expect(page).toHaveURL("/guides/community");
	}
	await menu(page, "Community Guide").getByRole("button", { name: "Growing" }).click();
	await section(page, "Growing").getByRole("button", { name: "Kaizen" }).click();
	await expect(page.getByRole("link", { name: /glossary/i }).and(page.locator("[href$='#kaizen']"))).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("[href$='#kaizen']")).toBeHidden();
});

/** What happened lately: of the messages, those that wait are not visible. */
const lately = (page: Page): Locator =>
	section(page, "Welcome")
		.locator("p")
		.filter({ hasText: /^\d+ (min|h|day)/ });
const practice = (page: Page, name: string): Locator =>
	section(page, "Welcome").getByRole("listitem").filter({ hasText: name });

test("with reduced motion all messages of the guide are shown at once, and no practice is highlighted", async ({
	page,
}) => {
	await openPage(page, "/guides/community");
	await expect(lately(page).filter({ visible: true })).toHaveCount(5);
	const background = (name: string) =>
		practice(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
	expect(await background("Greet first")).toBe(await background("Begin small"));
});

test.describe("in motion", () => {
	test.use(inMotion);

	test("the guide's practices are highlighted in turn, again from the first, and rest under the pointer; messages follow each other", async ({
		page,
	}) => {
		await openStopped(page, "/guides/community");
		const featured = section(page, "Welcome").locator("[data-featured] h4");
		const titles = practices.map(({ title }) => title);
		await expect(featured).toHaveText([/./]);
		const shown = titles.indexOf((await featured.textContent()) ?? "");
		const [message = ""] = await lately(page).filter({ visible: true }).allTextContents();
		await page.clock.runFor(4_000);
		await expect(lately(page).filter({ visible: true })).not.toHaveText([message]);
		await page.clock.runFor(1_000);
		for (let turn = 1; turn <= titles.length; turn++) {
			await expect(featured).toHaveText([titles[(shown + turn) % titles.length] as string]);
			await page.clock.runFor(5_000);
		}
		const held = [(await featured.textContent()) ?? ""];
		await practice(page, "Begin small").hover();
		await page.clock.runFor(15_000);
		await expect(featured).toHaveText(held);
		await page.mouse.move(0, 0);
		await page.clock.runFor(5_000);
		await expect(featured).not.toHaveText(held);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("all sections are shown one after another", async ({ page }) => {
		for (const { path, sections } of pages) {
			await page.goto(path);
			for (const name of Object.keys(sections)) await expect(section(page, name)).toBeVisible();
			await expect(main(page).getByRole("link", { name: /^Next: / })).toHaveCount(0);
		}
	});
});
