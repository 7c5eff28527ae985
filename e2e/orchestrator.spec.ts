import type { Page } from "@playwright/test";
import { desktop } from "./support/axe.ts";
import { expect, openPage, test } from "./support/test.ts";
import { missingFrom } from "./support/words.ts";

/* The project orchestrator: the content of its six tabs, and the navigation between them. */

const path = "/orchestrator";

/** The content of each tab. Specification 2.12, 3 (Agent entry, Season workflow entry) and 9 (sample stats). */
const says: Record<string, { tab: string; words: (string | RegExp)[] }> = {
	overview: {
		tab: "Overview",
		words: [
			/Agents running\s*12\s*Of six kinds/,
			/Tasks\s*847/,
			/Efficiency\s*94%\s*Accepted at once: 796 ÷ 847/,
			/Alignment\s*98%\s*In keeping with the pillars: 830 ÷ 847/,
			"Sample data",
			"No agent runs in this preview.",
			"One task, from question to record",
			"What an agent may do",
		],
	},
	pillars: {
		tab: "Pillars",
		words: [
			"A person decides",
			"One keeper per task",
			"Small enough to undo",
			"Written down",
			"In season",
			"Asked and thanked",
		],
	},
	agents: {
		tab: "Agents",
		words: [
			...["Analysis", "Architecture", "Design", "Development", "Testing", "Documentation"],
			"bunseki · analysis",
			"Capabilities",
			"Cultural alignment",
			...["mottainai", "nemawashi", "kaizen", "hansei", "omotenashi"],
			"1 + 1 + 2 + 3 + 3 + 2 = 12 agents; 56 + 54 + 112 + 268 + 231 + 126 = 847 tasks",
		],
	},
	workflows: {
		tab: "Workflows",
		words: [
			/Spring: planting.*20 Mar – 20 Jun.*At the ceremony, Planting/s,
			/Summer: blooming.*21 Jun – 22 Sep.*At the ceremony, Blooming/s,
			/Autumn: harvest.*23 Sep – 20 Dec.*At the ceremony, Harvest/s,
			/Winter: pruning.*21 Dec – 19 Mar.*At the ceremony, Pruning/s,
			"195 + 242 + 227 + 183 = 847",
		],
	},
	activity: { tab: "Activity", words: ["Eight messages, newest first", "Twelve at work", /40 s\s*Testing sent back/] },
	integration: {
		tab: "Integration",
		words: [
			...["Cherry CLI", "Documents", "Governance", "Servers", "The last word"],
			"cherry batch move.txt --dry-run",
			"cherry monitor health web-03",
			"Cherry Seeds",
		],
	},
};
const ids = Object.keys(says);
const choose = (page: Page, id: string) => page.getByRole("tab", { name: says[id]?.tab ?? "", exact: true }).click();

test("each tab shows its own content, and choosing one does not change the address", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openPage(page, path);
	await expect(page.getByRole("tab")).toHaveText(ids.map((id) => says[id]?.tab ?? ""));
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Overview");
	for (const [id, { tab, words }] of Object.entries(says)) {
		await choose(page, id);
		await expect(page.getByRole("tab", { selected: true })).toHaveText(tab);
		const panel = page.getByRole("tabpanel").filter({ visible: true });
		await expect(panel).toHaveId(id);
		expect.soft(await missingFrom(panel, words), id).toEqual([]);
		await expect(page).toHaveURL(path);
	}
	await choose(page, "activity");
	await expect(page.locator("#activity").getByRole("list").first().getByRole("listitem")).toHaveCount(8);
});

test("the ring of agents stays in sight beside the steps, and above them where there is no room beside", async ({
	page,
}) => {
	const ring = page.locator("#overview svg").filter({ hasText: "A person" });
	const first = page.locator("#overview li").filter({ hasText: "Somebody asks" });
	const last = page.locator("#overview li").filter({ hasText: "A person decides" });
	const boxes = async () => {
		await last.scrollIntoViewIfNeeded();
		const [above, below] = [await ring.boundingBox(), await first.boundingBox()];
		if (!above || !below) throw new Error("the ring or the steps are missing");
		return { above, below };
	};
	await page.setViewportSize({ ...desktop, height: 600 });
	await openPage(page, path);
	const beside = await boxes();
	expect(beside.above.y).toBeGreaterThan(0);
	expect(beside.above.x + beside.above.width).toBeLessThanOrEqual(beside.below.x);
	await page.setViewportSize({ width: 390, height: 600 });
	const { above, below } = await boxes();
	expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});

test("arrow keys cycle through the tabs, a fragment opens its tab, an unknown one the first", async ({ page }) => {
	await openPage(page, `${path}#integration`);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Integration");
	await page.getByRole("tab", { selected: true }).focus();
	for (const tab of ["Overview", "Pillars", "Agents"]) {
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("tab", { name: tab })).toBeFocused();
		await expect(page.getByRole("tab", { selected: true })).toHaveText(tab);
	}
	await openPage(page, `${path}#nowhere`);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Overview");
});

test("the ring has a dot for each agent, one season is marked as current, and a word opens its meaning", async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
	await openPage(page, path);
	const ring = page.getByRole("img", { name: /^Six kinds of agent round a person/ });
	await expect(ring).toHaveAccessibleName(/Development, 3 running.*Documentation, 2 running\./);
	await expect(ring.locator("g g circle + circle, g g text ~ circle")).toHaveCount(12);
	await choose(page, "workflows");
	await expect(page.locator("#workflows").getByText("Now", { exact: true }).filter({ visible: true })).toHaveCount(1);
	await expect(page.getByRole("listitem").filter({ hasText: "Autumn: harvest" }).getByText("Now")).toBeVisible();
	await choose(page, "agents");
	await page.getByRole("button", { name: "kaizen" }).click();
	await expect(page.getByText(/改善/).filter({ visible: true })).toBeVisible();
});
