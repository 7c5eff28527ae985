import type { Page } from "@playwright/test";
import { desktop } from "./support/axe.ts";
import { focused } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";
import { missingFrom } from "./support/words.ts";

/* P2P networking: the content of its six categories, the heartbeat drawing, and the simulator for dropped beats. */

const path = "/infrastructure/p2p";

/** The content of each category. Specification 2.13 and 9 (P2P text, ecosystem guide). */
const sections: Record<string, { name: string; says: (string | RegExp)[] }> = {
	overview: {
		name: "Overview",
		says: [
			/Nodes\s*342\s*340\+ in round figures/,
			/Heartbeat\s*30\s*s/,
			/Timeout\s*90\s*s/,
			/Neighbours per node\s*8\s*5 fastest \+ 3 by lot/,
			"Sample data",
			"When to use it",
			"cherry tunnel <server> --port <port>",
			"Many thin threads",
		],
	},
	architecture: {
		name: "Architecture",
		says: [
			...["A node", "Near neighbours", "Far neighbours", "A relay", "The meeting point", "The operator"],
			"8 × 2,880 = 23,040",
			"341 × 2,880 = 982,080",
			...["4.6 MB", "196 MB"],
			/8 × 8 × 8\s*512 places/,
			"Who holds what",
			/Votes\s*Goes on/,
		],
	},
	nodes: {
		name: "Nodes",
		says: [
			...["In a datacentre", "At home", "At night", "On a shelf"],
			"What a node brings",
			"64 ÷ 200 = 32%",
			"100–500",
			"184 × 342 = 62,928",
			/of a rental, in dollars\s*0\.5%/,
			/below a large cloud\s*60%/,
			"No node of yours yet",
			...["cherry p2p join", "cherry p2p leave", "cherry p2p peers", "cherry p2p status"],
			"Last beats all above 60 s",
		],
	},
	protocols: {
		name: "Protocols",
		says: [
			...["Discovery", "Handshake", "Heartbeat", "Transfer", "Through walls"],
			"A heartbeat goes out every 30 s; a node silent for 90 s is taken off the list",
			/90 s − 4 s\s*86 s/,
			/90 s − 30 s\s*60 s/,
			"99 − 70 = 29",
			"about 122 MB",
			"Drop a beat",
		],
	},
	security: {
		name: "Security",
		says: [
			"AES-256",
			...["Ed25519", "Protected", "Partly", "Unprotected"],
			/Contents of a capsule.*?Not seen/,
			"Of 8 neighbours, 3 are drawn at random",
			"Four keys, four jobs",
		],
	},
	performance: {
		name: "Performance",
		says: [
			/For rent, all nodes together\s*2,736/,
			"2,736 × 67.4%",
			"2,736 − 1,844",
			"(90 + 60) ÷ 2 = 75 s",
			...["21 ms", "184 ms"],
			/412 MB × 8 ÷ 100 Mbit\/s\s*33\.0 s/,
		],
	},
};

const ids = Object.keys(sections);
const menu = (page: Page) => page.getByRole("main").getByRole("group", { name: "P2P Infrastructure" });
const choose = (page: Page, id: string) =>
	menu(page)
		.getByRole("button", { name: sections[id]?.name ?? "" })
		.click();
const simulator = (page: Page) => page.getByRole("region", { name: "Drop a beat" });
const drawing = (page: Page) => simulator(page).getByRole("img", { name: /How a neighbour reads/ });

test("opens on the overview; each category is shown alone with its own content", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openPage(page, path);
	await expect(menu(page).getByRole("button")).toHaveText(ids.map((id) => new RegExp(`${sections[id]?.name}$`)));
	await expect(page.locator("#overview")).toBeVisible();
	for (const [id, { says }] of Object.entries(sections)) {
		await test.step(id, async () => {
			await page.evaluate(() => window.scrollTo(0, 400));
			await choose(page, id);
			for (const other of ids) await expect(page.locator(`#${other}`)).toBeVisible({ visible: other === id });
			expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
			expect.soft(await missingFrom(page.locator(`#${id}`), says)).toEqual([]);
		});
	}
	await expect(page).toHaveURL(path);
});

test("both paths, a fragment and an unknown category work; Tab moves through the menu", async ({ page }) => {
	await openPage(page, "/infrastructure?category=tunnels");
	await expect(page.getByText("Category not found")).toBeVisible();
	await openPage(page, `${path}#security`);
	await expect(page.locator("#security")).toBeVisible();
	await menu(page).getByRole("button").first().focus();
	for (const id of ids.slice(1)) {
		await page.keyboard.press("Tab");
		await expect(focused(page)).toHaveText(new RegExp(`${sections[id]?.name}$`));
	}
	await page.keyboard.press("Enter");
	await expect(page.locator("#performance")).toBeVisible();
});

test("the drawings have text alternatives", async ({ page }) => {
	await openPage(page, `${path}#architecture`);
	await expect(page.getByRole("img", { name: "The mesh around one node" })).toHaveAccessibleName(
		/five near neighbours.*three far ones.*relays.*meeting point.*operator/s,
	);
	await choose(page, "protocols");
	await expect(page.getByRole("img", { name: "A node loses its power" })).toHaveAccessibleName(
		/lost at 4 s.*missing at 30, 60 and 90 s.*suspect until 90 s, then gone.*120 s/s,
	);
});

test("beats are dropped and restored: one has no effect, two make the node suspect, three remove it", async ({
	page,
}) => {
	await openPage(page, `${path}#protocols`);
	await expect(simulator(page)).toContainText("Removed once, first at 2:00, and off the list for 0:30 in total.");
	await expect(page.locator("[data-calculator=live]")).toBeVisible();
	const beat = (time: string) => simulator(page).getByRole("checkbox", { name: time, exact: true });
	await expect(beat("0:00")).toBeDisabled();
	await beat("2:00").focus();
	await page.keyboard.press("Space");
	await expect(simulator(page)).toContainText("Suspect for a while, never removed.");
	await beat("1:30").check();
	await expect(simulator(page)).toContainText("On the list throughout.");
	await expect(drawing(page)).toHaveAccessibleName(/Present from 0:00 to 6:00\./);
	await simulator(page).getByRole("button", { name: "Power cut" }).click();
	await expect(simulator(page)).toContainText("Removed once, first at 2:00, and off the list for 4:00 in total.");
	await expect(simulator(page).getByRole("listitem").filter({ hasText: "Two beats are missing" })).toContainText(
		"1:30",
	);
	await simulator(page).getByRole("button", { name: "Reset to the example" }).click();
	await expect(beat("2:30")).toBeChecked();
});

test("a link restores a pattern of beats, and an invalid one says so", async ({ page }) => {
	await openPage(page, `${path}?beats-pattern=100111111111#protocols`);
	await expect(simulator(page)).toContainText("Suspect for a while, never removed.");
	await openPage(page, `${path}?beats-pattern=012#protocols`);
	await expect(simulator(page).getByRole("status")).toContainText("could not be read");
	await expect(simulator(page)).toContainText("first at 2:00");
});
