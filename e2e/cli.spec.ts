import type { Locator, Page } from "@playwright/test";
import { idOf, nameOf, usageOf } from "../src/cli/usage.ts";
import { type GuideSection, guideSections } from "../src/content/commands/command.ts";
import { commands, commandsBySection } from "../src/content/commands/commands.ts";
import { guideSectionWords } from "../src/content/commands/guide-sections.ts";
import { announced } from "./support/announcements.ts";
import { desktop, violations } from "./support/axe.ts";
import { focused, historyLength } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";
import { missingFrom } from "./support/words.ts";

/* The command-line guide: its thirteen sections with every command, its filter, its links and its copy buttons. */

const menu = (page: Page) => page.getByRole("main").getByRole("group", { name: "CLI Documentation" });
const panel = (page: Page, id: string) => page.locator(`#${id}`);
const choose = (page: Page, id: GuideSection) =>
	menu(page).getByRole("button", { name: guideSectionWords[id].title, exact: true }).click();

/** Specification 2.11 and 9 (Command-line tool). */
const welcomeSays = [
	/Commands\s*47\s*\+/,
	/Sections\s*13/,
	"AES-256 by default",
	...["none", "low", "medium", "high", "aes256", "gpg", "--compression", "--encryption"],
	"4 seasons of 3 months each",
	/Spring\s*March to May/,
	/Summer\s*June to August/,
	/Autumn\s*September to November/,
	/Winter\s*December to February/,
	"cherry doctor",
];

test("shows thirteen sections one at a time; six have the full commands, the others a summary", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openPage(page, "/cli");
	await expect(menu(page).getByRole("button")).toHaveCount(13);
	await expect(menu(page).locator("[aria-current]")).toHaveText(/Welcome$/);
	const before = await historyLength(page);
	for (const id of guideSections) {
		await choose(page, id);
		await expect(menu(page).locator("[aria-current]")).toHaveText(new RegExp(`${guideSectionWords[id].title}$`));
		for (const other of guideSections) await expect(panel(page, other)).toBeVisible({ visible: other === id });
		const full = ["core", "files", "server", "ssh", "p2p", "advanced"].includes(id);
		const says =
			id === "welcome"
				? welcomeSays
				: commandsBySection[id].flatMap((command) => [
						usageOf(command),
						command.summary,
						...(full ? command.examples.map(({ line }) => line) : []),
						...(full ? command.options.map(({ description }) => description.replaceAll("`", "")) : []),
					]);
		expect(says.length, id).toBeGreaterThan(2);
		expect.soft(await missingFrom(panel(page, id), says), id).toEqual([]);
	}
	expect(await historyLength(page)).toBe(before);
	await expect(page).toHaveURL("/cli");
	await expect(page.locator("[data-command]")).toHaveCount(47);
});

test("a link to a command opens its section and scrolls to it; an unknown one opens the welcome section", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openPage(page, "/cli#ssh-ceremony");
	const ceremony = page.getByRole("heading", { name: "ssh ceremony", exact: true });
	await expect(ceremony).toBeFocused();
	await expect(ceremony).toBeInViewport();
	await expect(menu(page).locator("[aria-current]")).toHaveText(/SSH$/);

	await page.getByRole("button", { name: "Copy link to ssh ceremony" }).click();
	await announced(page, "Link copied");
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(new URL(link).pathname + new URL(link).hash).toBe("/cli#ssh-ceremony");

	// Links in a section's own list of commands stay in it; a later choice in the menu wins.
	await choose(page, "server");
	await panel(page, "server").getByRole("link", { name: "capsule wrap", exact: true }).first().click();
	await expect(focused(page)).toHaveText("capsule wrap");
	await expect(page).toHaveURL("/cli#capsule-wrap");
	await choose(page, "welcome");
	await expect(panel(page, "welcome")).toBeVisible();
	// Back returns to the section the link was followed from.
	await page.goBack();
	await expect(panel(page, "server")).toBeVisible();

	await openPage(page, "/cli#nothing-here");
	await expect(panel(page, "welcome")).toBeVisible();
});

test("the filter covers neither the place a link leads to nor what is reached with Shift+Tab", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openPage(page, "/cli#ssh-ceremony");
	await expect(page.getByRole("heading", { name: "ssh ceremony", exact: true })).toBeFocused();
	const filter = page.getByRole("searchbox", { name: "Filter all commands" });
	const bar = page.locator("div").filter({ has: filter }).last();
	const isStuck = () =>
		bar.evaluate((bar) => Number.parseFloat(getComputedStyle(bar).top) === bar.getBoundingClientRect().top);
	/** Whether what has the focus, or an element, begins above the lower edge of the bar. */
	const isCovered = (selector = ":focus") =>
		bar.evaluate((bar, selector) => {
			const element = document.querySelector(selector) as Element;
			return !bar.contains(element) && element.getBoundingClientRect().top < bar.getBoundingClientRect().bottom;
		}, selector);
	expect(await isStuck()).toBe(true);
	expect(await isCovered()).toBe(false);
	for (const section of ["#server", "#composer"]) {
		// As a link in a text does it: the browser scrolls.
		await page.evaluate((hash) => location.assign(hash), section);
		await expect(page.locator(section)).toBeInViewport();
		expect(await isStuck()).toBe(true);
		expect(await isCovered(section)).toBe(false);
	}
	await page.goBack();
	await page.goBack();

	const goBack = async (from: Locator, stops: number) => {
		await from.focus();
		for (let stop = 0; stop < stops; stop++) {
			await page.keyboard.press("Shift+Tab");
			expect(await isCovered(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(false);
		}
	};
	await goBack(panel(page, "ssh").getByRole("button").last(), 12);
	await filter.fill("cherry");
	await goBack(page.getByRole("main").getByRole("list").first().getByRole("link").last(), 30);
});

test("copies the command without prompt and output", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openPage(page, "/cli#files-push");
	const [example] = commands.find((command) => nameOf(command) === "files push")?.examples ?? [];
	const copies = page.locator("#files").getByRole("button", { name: /^Copy command: / });
	const names = await copies.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
	expect(names.length).toBeGreaterThan(3);
	expect(new Set(names).size).toBe(names.length);
	await page.locator("#files-push").getByRole("button", { name: "Copy command" }).first().click();
	await announced(page, "Command copied");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example?.line);
});

test("the filter finds any command by name, task or option, shows the number of matches, and links to them", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await openPage(page, "/cli#advanced");
	const filter = page.getByRole("searchbox", { name: "Filter all commands" });
	const count = page.getByRole("main").getByText(/commands match(?:es)?$/);
	const found = page.getByRole("main").getByRole("list").first().getByRole("listitem");
	for (const [text, first, some] of [
		["capsule wrap", "capsule wrap", 2],
		["cherry tunnel", "tunnel", 1],
		["--json", "", commands.filter((command) => usageOf(command).includes("--json")).length],
		["prices", "inventory plans", 2],
		// By the purposes of examples, shown or not; no command that removes.
		["move", "capsule open", 4],
		["ubuntu", "servers create", 1],
		["exit code", "", commands.filter(({ features }) => features.some((text) => text.startsWith("Exit code"))).length],
	] as const) {
		await filter.fill(text);
		await expect(panel(page, "advanced")).toBeHidden();
		await expect(count).toHaveText(`${some} of 47 commands ${some === 1 ? "matches" : "match"}`);
		if (first) await expect(found.first().getByRole("link")).toHaveText(first);
	}
	await filter.fill("xylophone");
	await expect(count).toHaveText("0 of 47 commands match");
	await announced(page, "0 of 47 commands match");
	await page.getByRole("button", { name: "tunnel", exact: true }).click();
	await expect(filter).toHaveValue("tunnel");
	await expect(count).toHaveText("1 of 47 commands matches");
	expect(await violations(page, { within: "main" })).toEqual([]);
	await filter.press("Escape");
	await expect(filter).toHaveValue("");
	await expect(panel(page, "advanced")).toBeVisible();
	await filter.fill("health");
	await page.getByRole("link", { name: "monitor health" }).click();
	await expect(focused(page)).toHaveText("monitor health");
	await expect(filter).toHaveValue("");
	await filter.fill("health");
	await choose(page, "core");
	await expect(panel(page, "core")).toBeVisible();
});

test("the four files can be downloaded", async ({ page, request }) => {
	await openPage(page, "/cli");
	for (const file of ["cherry.bash", "_cherry", "cherry.fish", "cherry.md"]) {
		const link = panel(page, "welcome").getByRole("link", { name: file, exact: true });
		const saved = page.waitForEvent("download");
		await link.click();
		// The lines that install it name it like this.
		expect((await saved).suggestedFilename()).toBe(file);
		const answer = await request.get((await link.getAttribute("href")) ?? "");
		expect(answer.status(), file).toBe(200);
		expect(await answer.text(), file).toContain("servers");
	}
});

test("an address below /documentation shows the guide in place, and its links work", async ({ page }) => {
	await openPage(page, "/documentation/anything");
	await expect(panel(page, "welcome")).toBeVisible();
	await choose(page, "files");
	await panel(page, "files").getByRole("link", { name: "files sync", exact: true }).first().click();
	await expect(page).toHaveURL("/cli#files-sync");
	await expect(page.getByRole("heading", { name: "files sync", exact: true })).toBeInViewport();
});

test("opens the same guide from another page", async ({ page }) => {
	await openPage(page, "/");
	await page.getByRole("link", { name: "Read the CLI docs" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("CLI Documentation");
	await expect(page.locator("[data-command]")).toHaveCount(47);
});

test("on a phone commands fit without scrolling, options do not break, and controls are large enough", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await openPage(page, "/cli");
	const lines = panel(page, "welcome").locator("figure pre");
	await expect(lines).toHaveCount(12);
	expect(await lines.evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).length)).toBe(0);
	const options = await panel(page, "welcome")
		.locator("figure span:not(:has(*))", { hasText: /^--/ })
		.evaluateAll((all) => all.map((option) => option.getClientRects().length));
	expect(options).not.toEqual([]);
	expect(Math.max(...options)).toBe(1);
	// The filter's placeholder has room.
	const filter = page.getByRole("searchbox");
	expect((await filter.boundingBox())?.width).toBeGreaterThan(300);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("every command can be read, and the composer says that it needs JavaScript", async ({ page }) => {
		await page.goto("/cli");
		for (const command of commands) await expect(page.locator(`#${idOf(command)}`)).toBeVisible();
		await expect(panel(page, "composer")).toContainText("requires JavaScript");
		await expect(page.getByRole("searchbox")).toHaveCount(0);
		await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
	});
});

for (const width of [320, 1440]) {
	test(`no option breaks at its hyphens at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openPage(page, "/cli#servers-create");
		await expect(page.locator("#servers-create")).toBeInViewport();
		const lines = await page
			.getByRole("rowheader")
			.locator("code")
			.evaluateAll((names) => names.map((name) => name.getClientRects().length).filter((count) => count > 0));
		expect(lines.length).toBeGreaterThan(10);
		expect(new Set(lines)).toEqual(new Set([1]));
	});
}

test("a place that the search leads to is shown although the guide was filtered", async ({ page }) => {
	await openPage(page, "/cli");
	const filter = page.getByRole("searchbox", { name: "Filter all commands" });
	for (const [text, title] of [
		["servers create", "servers create"],
		["cherry tunnel", "tunnel"],
		["cherry tunnel", "tunnel"],
	] as const) {
		await filter.fill("seal");
		await page.keyboard.press("Control+k");
		const search = page.getByRole("dialog", { name: "Search" });
		await search.getByRole("combobox").fill(text);
		await search
			.getByRole("option")
			.filter({ hasText: `cherry ${title}` })
			.first()
			.click();
		const place = page.getByRole("heading", { name: title, exact: true });
		await expect(place).toBeInViewport();
		await expect(place).toBeFocused();
		await expect(filter).toHaveValue("");
	}
	await filter.fill("seal");
	await page.goBack();
	await expect(filter).toHaveValue("");
	await expect(page.getByRole("heading", { name: "servers create", exact: true })).toBeVisible();
});
