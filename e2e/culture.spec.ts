import { type ExpectedTab, walkTabs } from "./support/sections.ts";
import { expect, openPage, test } from "./support/test.ts";

/* Community culture: the content of its three tabs, and the navigation between them. */

const path = "/guides/culture";

const says: Record<string, ExpectedTab> = {
	learning: {
		tab: "Cultural learning",
		words: [
			"Values in code",
			"kaizen · change for the better",
			"omotenashi · hospitality",
			"wabi-sabi · plain and weathered",
			"nemawashi · going round the roots",
			"Learning circles",
			"four to six members with one question, who meet once a week",
		],
	},
	mentorship: {
		tab: "Mentorship",
		words: [
			"Philosophy",
			"45 pairs",
			"The number of pairs is sample data.",
			/Technical.*3 to 6 months/s,
			/Career.*For as long as the change takes/s,
			/Cultural.*2 to 4 months/s,
			/Peer.*Renewed each season/s,
			"The Gardener programme",
			"the first six months",
			"at least a year",
			"15 meetings in 26 weeks: 4 in the first month, one a week, and 11 in the weeks after it, one every second week",
			"The matching process",
			"Community Care",
		],
	},
	ceremonies: {
		tab: "Ceremonies",
		words: [
			/Planting in spring.*20 Mar – 20 Jun/s,
			/Blooming in summer.*21 Jun – 22 Sep/s,
			/Harvest in autumn.*23 Sep – 20 Dec/s,
			/Pruning in winter.*21 Dec – 19 Mar/s,
			"What a ceremony is made of",
			"one of 72",
			"How to participate",
			"one of 24",
			"The days are real, but nobody holds the ceremonies.",
			"10 to 30 Cherry Seeds",
		],
	},
};

test("each tab shows its own content, and choosing one does not change the address", async ({ page }) => {
	await openPage(page, path);
	await walkTabs(page, path, says);
	await expect(page.getByRole("main").getByText(/sample data/i)).toHaveCount(1);
});

test("arrow keys cycle through the tabs, and a fragment opens its tab", async ({ page }) => {
	await openPage(page, path);
	await page.getByRole("tab", { name: "Cultural learning" }).focus();
	for (const tab of ["Mentorship", "Ceremonies", "Cultural learning"]) {
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("tab", { name: tab })).toBeFocused();
		await expect(page.getByRole("tab", { selected: true })).toHaveText(tab);
	}
	await openPage(page, `${path}#ceremonies`);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Ceremonies");
	await openPage(page, `${path}#nowhere`);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Cultural learning");
});

test("one season is marked as current", async ({ page }) => {
	await page.clock.setFixedTime(new Date(2027, 0, 12, 12));
	await openPage(page, `${path}#ceremonies`);
	await expect(page.locator("#ceremonies").getByText("Now", { exact: true }).filter({ visible: true })).toHaveCount(1);
	await expect(page.getByRole("listitem").filter({ hasText: "Pruning in winter" }).getByText("Now")).toBeVisible();
});
