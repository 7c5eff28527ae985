import { type ExpectedTab, walkTabs } from "./support/sections.ts";
import { expect, openPage, test } from "./support/test.ts";

/* The page that describes settings: the content of its six parts, and the link to the actual settings. */

const path = "/settings";

const says: Record<string, ExpectedTab> = {
	overview: {
		tab: "Overview",
		words: [
			"What you can set here and now",
			"by the button with the sliders, “Display settings”",
			/Profile sections.*6/s,
			/Themes.*12\+.*8: 4 seasons × light and dark/s,
			/Notification options.*20\+.*21: 7 kinds × 3 ways/s,
			/Ceremonies.*8.*6: Planting, Blooming, Harvest, Pruning, Seeding, Growth/s,
			"Sample data",
		],
	},
	profile: {
		tab: "Profile",
		words: [
			"Display name, Username, Email address",
			"Upload, Library, AI-generated",
			"Bio",
			"Location, Timezone",
			"Website",
			"Social links",
			"hana-mori",
		],
	},
	preferences: {
		tab: "Preferences",
		words: [
			...["Light", "Dark", "Sakura", "Forest", "Ocean", "Sunset"],
			...["en-US", "ja-JP", "es-ES", "fr-FR", "de-DE", "zh-CN", "ko-KR", "pt-PT"],
			...["日本語", "español", "français", "Deutsch", "中文", "한국어", "português"],
			"Timezone",
		],
	},
	cultural: {
		tab: "Cultural",
		words: [
			"Modern or Traditional",
			/Planting.*20 Mar – 20 Jun/s,
			/Pruning.*21 Dec – 19 Mar/s,
			/Seeding.*When a project starts/s,
			/Growth.*new level/s,
			"The plan has 8; these six have a name.",
		],
	},
	notifications: {
		tab: "Notifications",
		words: ["7 kinds, 3 ways", "Mentions and replies", "Governance", "= 21 options", "Nothing is sent to you"],
	},
	privacy: {
		tab: "Privacy",
		words: [
			/Public.*Friends Only.*Private/s,
			"Two-factor authentication",
			"API keys",
			...[
				"sakura-ecosystem",
				"sakura-dark-mode",
				"sakura-reading",
				"sakura-recent-searches",
				"sakura-reloaded-at",
				"sakura-probe",
			],
			"no cookie",
		],
	},
};

test("each part shows its own content, and choosing one does not change the address", async ({ page }) => {
	await openPage(page, path);
	await walkTabs(page, path, says);
});

test("arrow keys cycle through the parts, and links and fragments open them", async ({ page }) => {
	await openPage(page, path);
	const selected = page.getByRole("tab", { selected: true });
	await page.getByRole("tab", { name: "Overview" }).focus();
	await page.keyboard.press("ArrowLeft");
	await expect(selected).toHaveText("Privacy");
	await page.keyboard.press("ArrowRight");
	await expect(selected).toHaveText("Overview");
	await page
		.getByRole("tabpanel")
		.getByRole("link", { name: /^Notifications/ })
		.click();
	await expect(selected).toHaveText("Notifications");
	await expect(selected).toBeFocused();
	await openPage(page, `${path}#cultural`);
	await expect(selected).toHaveText("Cultural");
	await openPage(page, `${path}#nowhere`);
	await expect(selected).toHaveText("Overview");
	await openPage(page, `${path}?category=cultural`);
	await expect(selected).toHaveText("Cultural");
	await openPage(page, `${path}?category=nowhere`);
	await expect(page.getByText("Category not found")).toBeVisible();
	await expect(selected).toHaveCount(0);
	await page.getByRole("button", { name: "Go to the first category" }).click();
	await expect(selected).toHaveText("Overview");
	await expect(selected).toBeFocused();
	await expect(page.getByText("Category not found")).toHaveCount(0);
});

test("its button opens the display settings, and the stored data is shown verbatim", async ({ page }) => {
	await openPage(page, `${path}#privacy`);
	const kept = page.getByRole("table", { name: "In your browser now" });
	const value = (key: string) => kept.getByRole("row").filter({ hasText: key }).getByRole("cell");
	await expect(value("sakura-ecosystem")).toHaveText("Nothing");
	await expect(value("sakura-dark-mode")).toHaveText("Nothing");

	const opener = page.getByRole("tabpanel").getByRole("button", { name: "Open the display settings" });
	await opener.focus();
	await page.keyboard.press("Enter");
	const panel = page.getByRole("dialog", { name: "Display settings" });
	await expect(panel).toBeVisible();
	await panel.getByRole("group", { name: "Appearance" }).getByRole("radio", { name: "Dark", exact: true }).check();
	await panel.getByRole("switch", { name: "Falling petals" }).click();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(opener).toBeFocused();

	await expect(value("sakura-dark-mode")).toHaveText("true");
	await expect(value("sakura-ecosystem")).toContainText('"petals":false');
	const stored = await page.evaluate(() => localStorage.getItem("sakura-ecosystem"));
	await expect(value("sakura-ecosystem")).toHaveText(stored ?? "");

	// A search from here adds an entry to the storage, and clearing it removes it, visibly.
	await expect(value("sakura-recent-searches")).toHaveText("Nothing");
	await page.keyboard.press("Control+k");
	await page.getByRole("combobox", { name: "Search" }).fill("privacy");
	await page.getByRole("option", { name: /Settings.*Privacy/ }).click();
	await expect(value("sakura-recent-searches")).toHaveText('["privacy"]');
	await page.keyboard.press("Control+k");
	await page.getByRole("option", { name: "Clear recent searches" }).click();
	await page.keyboard.press("Escape");
	await expect(value("sakura-recent-searches")).toHaveText("Nothing");
});
