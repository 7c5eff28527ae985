import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, openPage, test } from "./support/test.ts";

/* The guide to the season in code: its sections, its samples, and copying them. */

const path = "/guides/seasonal-state";
const folder = "src/pages/seasonal-state/samples";
const samples = globSync(`${folder}/*.{ts,tsx,css}`).filter((file) => basename(file) !== "samples.test.tsx");

const sections: Record<string, (string | RegExp)[]> = {
	hooks: [
		"useSeason must be used within a SeasonProvider",
		"useDarkMode must be used within a DarkModeProvider",
		"useTheme must be used within a ThemeProvider",
		/useDisplay.*Needs none.*usePreferences.*Needs none.*useAnimationSettings.*Needs none/s,
	],
	reading: [/season.*today.*choice.*choose.*preview/s],
	finding: ["every 60 seconds"],
	boundaries: [
		/Spring.*20 Mar – 20 Jun.*March to May.*1–19 March, still winter/s,
		/Summer.*21 Jun – 22 Sep.*June to August/s,
		/Autumn.*23 Sep – 20 Dec.*September to November/s,
		/Winter.*21 Dec – 19 Mar.*December to February.*1–20 December, still autumn/s,
		"19 + 20 + 22 + 20 = 81 days a year",
	],
	hydration: ["data-season", "dark-mode", "season-spring"],
	styles: ["--surface"],
	painting: ["useTheme"],
	choosing: ["sakura-ecosystem", "?season=winter"],
	moving: ["useAnimationSettings"],
	testing: ["page.clock"],
};

test("its sections are in order, each with its own content", async ({ page }) => {
	await openPage(page, path);
	await expect(page.getByRole("list", { name: "Sections of this page" }).getByRole("link")).toHaveCount(
		Object.keys(sections).length,
	);
	for (const [id, words] of Object.entries(sections))
		for (const word of words) await expect(page.locator(`#${id}`)).toContainText(word);
	await page.getByRole("list", { name: "Sections of this page" }).getByRole("link", { name: "Test it" }).click();
	await expect(page).toHaveURL(`${path}#testing`);
	await expect(page.locator("#testing")).toBeInViewport();
	await expect(page.locator("#testing")).toBeFocused();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	await page.getByRole("link", { name: "?season=winter" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-season", "winter");
	await expect(page.locator("#choosing")).toBeInViewport();
});

test("every sample is shown verbatim and highlighted, can be copied, and scrolls by keyboard", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openPage(page, path);
	const main = page.getByRole("main");
	await expect(main.locator("figure")).toHaveCount(samples.length);
	for (const file of samples) {
		const name = basename(file);
		const figure = main.getByRole("figure", { name, exact: true });
		expect(await figure.locator("code").textContent()).toBe(readFileSync(file, "utf8").trimEnd());
		if (!name.endsWith(".css")) expect(await figure.locator(".hl-keyword").count()).toBeGreaterThan(0);
		await expect(figure.locator("pre")).toHaveAttribute("tabindex", "0");
	}
	const copied = main.getByRole("figure", { name: "season-line.tsx" });
	await copied.getByRole("button", { name: "Copy code" }).click();
	await expect(copied.getByRole("button")).toHaveAttribute("data-outcome", "Copied");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		readFileSync(`${folder}/season-line.tsx`, "utf8").trimEnd(),
	);
});
