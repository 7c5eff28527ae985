import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { type DisplayField, displaySettings, modeSetting } from "#src/content/display-settings.ts";
import { type Preferences, preferencesFrom } from "#src/preferences/choices.ts";
import { displayOf } from "#src/preferences/display.ts";
import { hasSettled } from "./support/moments.ts";
import { focused } from "./support/navigation.ts";
import { listenToRequests } from "./support/page-scripts.ts";
import { expect, openPage, test } from "./support/test.ts";
import { withholdStorage } from "./support/withhold-storage.ts";

const html = (page: Page) => page.locator("html");
const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Display settings" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Display settings" });
const radio = (page: Page, group: string, name: string) =>
	panel(page).getByRole("group", { name: group }).getByRole("radio", { name, exact: true });
const toggle = (page: Page, name: string) => panel(page).getByRole("switch", { name });

async function openPanel(page: Page): Promise<void> {
	await button(page).click();
	await expect(panel(page)).toBeVisible();
}

const preferences = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("sakura-ecosystem") ?? "null")?.state);

test("the panel is fetched on intent, and returns the focus however it is closed", async ({ page }) => {
	const requests = listenToRequests(page);
	const fetched = () => requests.filter((path) => path.includes("display-settings-panel") && path.endsWith(".js"));
	await openPage(page, "/tokens");
	await hasSettled(page);
	expect(fetched()).toEqual([]);
	await button(page).hover();
	await expect.poll(fetched).toHaveLength(1);

	await openPanel(page);
	await panel(page).getByRole("button", { name: "Close" }).click();
	await expect(panel(page)).toBeHidden();
	await expect(button(page)).toBeFocused();

	await page.keyboard.press("Enter");
	await expect(panel(page).locator(":focus")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(panel(page)).toBeHidden();
	await expect(button(page)).toBeFocused();

	await page.keyboard.press("Space");
	await expect(panel(page)).toBeVisible();
	await page.mouse.click(200, 600);
	await expect(panel(page)).toBeHidden();
	await expect(button(page)).toBeFocused();
	expect(fetched()).toHaveLength(1);
});

test("the panel opens at its beginning", async ({ page }) => {
	await openPage(page, "/");
	await button(page).press("Enter");
	await expect(panel(page).getByRole("button", { name: "Close" })).toBeFocused();
	expect(await panel(page).evaluate((dialog) => dialog.firstElementChild?.scrollTop)).toBe(0);
});

test("the keyboard reaches every setting in reading order, and nothing behind the panel", async ({ page }) => {
	await openPage(page, "/tokens");
	await button(page).focus();
	await page.keyboard.press("Enter");
	await expect(panel(page)).toBeVisible();
	const expected = ["Close", ...labels, "Reset to defaults"];
	const stops: string[] = [];
	while (stops.length < expected.length) {
		const at = await focused(page).evaluate((element) => {
			const control = element as HTMLInputElement;
			const group = control.closest("fieldset")?.querySelector("legend")?.textContent;
			return group ?? control.labels?.[0]?.textContent ?? control.ariaLabel ?? control.textContent ?? "";
		});
		stops.push(at);
		await expect(focused(page)).toBeInViewport({ ratio: 0.5 });
		await page.keyboard.press("Tab");
	}
	expect(stops).toEqual(expected);
	await radio(page, "Text size", "Normal").focus();
	await page.keyboard.press("ArrowRight");
	await expect(html(page)).toHaveAttribute("data-text-size", "large");
});

/** A value other than the default for every setting, in the panel's order. */
const chosen: { [Field in DisplayField]: Preferences[Field] } = {
	season: "winter",
	textSize: "extra-large",
	contrast: "high",
	variant: "traditional",
	motion: "reduced",
	ambient: false,
	petals: false,
	interactions: false,
	intensity: "vibrant",
	performance: "low",
	transitions: false,
	culturalNarrative: false,
	sound: true,
	singleKeys: false,
};
/** Light and dark mode is not a preference, but is part of the panel. */
const labels = Object.keys(chosen).map((field) => displaySettings[field as DisplayField].label);
labels.splice(1, 0, modeSetting.label);

/** The control for each choice: a radio, or a switch with its target state. */
const controls = (page: Page): [Locator, boolean][] =>
	Object.entries(chosen).map(([field, value]) => {
		const { label, options }: { label: string; options?: Record<string, string> } =
			displaySettings[field as DisplayField];
		return options ? [radio(page, label, options[String(value)] ?? ""), true] : [toggle(page, label), value === true];
	});

async function chooseAll(page: Page): Promise<void> {
	await radio(page, "Appearance", "Dark").check();
	for (const [control, on] of controls(page)) await control.setChecked(on);
}

async function expectChosen(page: Page): Promise<void> {
	await expect(html(page)).toHaveClass(/\bdark-mode\b/);
	await expect(page.locator("body")).toHaveClass(/\bseason-winter\b/);
	const shown = displayOf(preferencesFrom(chosen), () => false);
	await expect.poll(() => html(page).evaluate(({ dataset }) => ({ ...dataset }))).toMatchObject(shown);
}

test("every choice applies at once, is kept, and applies before any script of the application runs", async ({
	page,
	allowMessages,
}) => {
	await openPage(page, "/tokens");
	await openPanel(page);
	await chooseAll(page);
	await expectChosen(page);
	expect(await preferences(page)).toEqual({ ...chosen, sidebar: "open" });
	expect(await page.evaluate(() => localStorage.getItem("sakura-dark-mode"))).toBe("true");

	allowMessages(/Failed to load resource/, /dynamically imported module/);
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/docs");
	await expectChosen(page);
	await page.unroute("**/assets/*.js");

	await openPage(page, "/docs");
	await openPanel(page);
	await expect(radio(page, "Appearance", "Dark")).toBeChecked();
	for (const [control, checked] of controls(page)) await expect(control).toBeChecked({ checked });
});

test("a choice applies to other tabs at once, including their panel, and the mode can return to the system's", async ({
	page,
	context,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await openPage(page, "/tokens");
	const other = await context.newPage();
	await other.emulateMedia({ colorScheme: "dark" });
	await openPage(other, "/settings");
	await openPanel(other);
	await openPanel(page);
	await radio(page, "Text size", "Large").check();
	await toggle(page, "Falling petals").uncheck();
	await radio(page, "Appearance", "Light").check();
	await expect(html(other)).toHaveAttribute("data-text-size", "large");
	await expect(radio(other, "Text size", "Large")).toBeChecked();
	await expect(toggle(other, "Falling petals")).not.toBeChecked();
	await expect(html(other)).not.toHaveClass(/\bdark-mode\b/);

	await radio(page, "Appearance", "System").check();
	await expect(radio(other, "Appearance", "System")).toBeChecked();
	await expect(html(other)).toHaveClass(/\bdark-mode\b/);
	expect(await page.evaluate(() => localStorage.getItem("sakura-dark-mode"))).toBeNull();
});

test("resetting to the defaults is confirmed, and can be undone until another choice is made", async ({ page }) => {
	await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
	await openPage(page, "/tokens?season=summer");
	await openPanel(page);
	const said = panel(page).getByRole("status");
	const reset = panel(page).getByRole("button", { name: "Reset to defaults" });
	const undo = panel(page).getByRole("button", { name: "Undo" });
	await chooseAll(page);

	await reset.click();
	await expect(said).toHaveText("Display settings have been reset to defaults.");
	await expect(html(page)).toHaveAttribute("data-text-size", "normal");
	await expect(html(page)).not.toHaveClass(/\bdark-mode\b/);
	await expect(page.locator("body")).toHaveClass(/\bseason-autumn\b/);
	await expect(radio(page, "Appearance", "System")).toBeChecked();

	await undo.click();
	await expect(said).toHaveText("Your previous settings have been restored.");
	await expectChosen(page);
	await expect(reset).toBeFocused();
	expect(await preferences(page)).toMatchObject(chosen);

	await reset.click();
	await toggle(page, "Falling petals").uncheck();
	await expect(undo).toBeHidden();
	await expect(said).toBeEmpty();
	await reset.click();
	await reset.click();
	await expect(said).toHaveText("Display settings are already at their defaults.");
	await undo.click();
	await expect(toggle(page, "Falling petals")).not.toBeChecked();
});

test("the system's settings are followed live, and shown next to the setting they affect", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await openPage(page, "/tokens");
	await openPanel(page);
	const contrast = panel(page).getByRole("group", { name: "Contrast" });
	const motion = panel(page).getByRole("group", { name: "Motion" });
	await expect(motion).not.toContainText("Your system");

	await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
	await expect(html(page)).toHaveAttribute("data-motion", "reduced");
	await expect(html(page)).toHaveAttribute("data-contrast", "high");
	await expect(motion).toHaveAccessibleDescription("Your system requests reduced motion.");
	await expect(contrast).toHaveAccessibleDescription("Your system requests more contrast.");
	for (const name of ["Ambient particles", "Falling petals", "Pointer effects"])
		await expect(toggle(page, name)).toHaveAccessibleDescription(/stay off while motion is reduced/);
	await expect(panel(page).getByRole("group", { name: "Intensity" })).toHaveAccessibleDescription(
		/while motion is reduced/,
	);

	await page.emulateMedia({ reducedMotion: "no-preference", contrast: "no-preference" });
	await expect(html(page)).toHaveAttribute("data-motion", "full");
	await expect(motion).not.toContainText("Your system");
	await expect(toggle(page, "Falling petals")).toHaveAccessibleDescription("");
	await radio(page, "Motion", "Reduced").check();
	await expect(toggle(page, "Falling petals")).toHaveAccessibleDescription(/stay off while motion is reduced/);

	await page.emulateMedia({ forcedColors: "active" });
	await expect(contrast).toContainText("Your system sets this page’s colours.");
});

for (const how of ["throws on access", "is full"] as const) {
	test(`with storage that ${how} choices last for the visit, and the panel says so`, async ({ page }) => {
		await withholdStorage(page, how);
		await openPage(page, "/tokens");
		await openPanel(page);
		await expect(panel(page)).toContainText("what you choose lasts for this visit");
		await radio(page, "Text size", "Large").check();
		await radio(page, "Appearance", "Dark").check();
		await page.keyboard.press("Escape");
		await page.getByRole("link", { name: "Sakura Ecosystem" }).click();
		await expect(page).toHaveURL("/");
		await expect(html(page)).toHaveAttribute("data-text-size", "large");
		await openPanel(page);
		await expect(radio(page, "Appearance", "Dark")).toBeChecked();
	});
}

test("stored data that cannot be read is ignored, and replaced by the next choice", async ({ page }) => {
	await openPage(page, "/tokens");
	await page.evaluate(() => {
		localStorage.setItem("sakura-ecosystem", '{"state":{"textSize":"lar');
		localStorage.setItem("sakura-dark-mode", "[[[");
	});
	await openPage(page, "/tokens");
	await openPanel(page);
	await expect(panel(page)).not.toContainText("lasts for this visit");
	await expect(radio(page, "Text size", "Normal")).toBeChecked();
	await expect(radio(page, "Appearance", "System")).toBeChecked();
	await radio(page, "Text size", "Large").check();
	expect(await preferences(page)).toMatchObject({ textSize: "large", season: "automatic" });
});

test("if the panel fails to load the button says so, and the next press retries", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/);
	await page.route("**/assets/display-settings-panel-*.js", (route) => route.abort());
	await openPage(page, "/tokens");
	await button(page).click();
	await expect(page.getByRole("banner").getByRole("alert")).toContainText("could not be loaded");
	await expect(button(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("banner").getByRole("alert")).toBeHidden();
	await page.unroute("**/assets/display-settings-panel-*.js");
	await openPanel(page);
	await expect(page.locator("h1")).toHaveText("Cherry Token Hub");
});

test("axe finds no violations in the panel, light and dark, on a phone and on a desktop", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPage(page, "/tokens");
	await openPanel(page);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await expect(html(page)).toHaveAttribute("data-mode", colorScheme);
			// Dark mode differs from light mode only in its colours.
			const rules = colorScheme === "light" ? {} : { runOnly: { type: "rule" as const, values: ["color-contrast"] } };
			const axe = new AxeBuilder({ page }).options({ ...rules, resultTypes: ["violations"], preload: false });
			// Without frames, axe needs no separate page to merge the results.
			const { violations } = await axe.setLegacyMode().include("dialog:popover-open").analyze();
			expect(
				violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
				`${width} px, ${colorScheme}`,
			).toEqual([]);
		}
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("the panel covers the whole window, has controls large enough to tap, and a single scroll container", async ({
		page,
	}) => {
		await openPage(page, "/tokens");
		await openPanel(page);
		await expect.poll(() => panel(page).locator("> *").boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
		// Effects rest behind it.
		await expect(html(page)).toHaveAttribute("data-covered");
		await radio(page, "Text size", "Extra large").check();
		const targets: Locator[] = await panel(page).locator("label:visible, button:visible").all();
		expect(targets.length).toBeGreaterThan(30);
		for (const target of targets) {
			const box = await target.boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		}
		const scrolling = await panel(page).evaluate((dialog) =>
			[dialog, ...dialog.querySelectorAll("*")]
				.filter((element) => element.scrollHeight > element.clientHeight + 1)
				.filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
				.map((element) => element.scrollWidth - element.clientWidth),
		);
		expect(scrolling).toEqual([0]);
	});
});

for (const textSize of ["normal", "extra-large"]) {
	test(`the header has room for its title and its controls at every width, text ${textSize}`, async ({ page }) => {
		await page.addInitScript((textSize) => {
			const state = { textSize, season: "autumn", variant: textSize === "normal" ? "modern" : "traditional" };
			localStorage.setItem("sakura-ecosystem", JSON.stringify({ state, version: 1 }));
		}, textSize);
		await openPage(page, "/tokens");
		for (const width of [320, 390, 640, 768, 896, 1024, 1280, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			const header = page.getByRole("banner");
			const boxes = await header
				.locator(":scope > button:visible, :scope > fieldset:visible, :scope > span:visible, :scope > div:visible")
				.evaluateAll((elements) =>
					elements.map((element) => {
						const { left, right, top, bottom } = element.getBoundingClientRect();
						return { left, right, top, bottom, inside: element.scrollWidth <= Math.ceil(right - left) };
					}),
				);
			expect(boxes.length, `${width} px`).toBeGreaterThanOrEqual(4);
			const box = await header.boundingBox();
			for (const [index, { left, right, top, bottom, inside }] of boxes.entries()) {
				expect(inside, `${width} px: nothing is cut off`).toBe(true);
				expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
				expect(right).toBeLessThanOrEqual(width);
				expect(top).toBeGreaterThanOrEqual(0);
				expect(bottom, `${width} px: all of it is in the header`).toBeLessThanOrEqual(box?.height ?? 0);
			}
			await expect(header.getByText("Sakura Ecosystem", { exact: true })).toBeInViewport({ ratio: 1 });
			const season = header.getByRole("combobox", { name: "Season" }).or(header.getByRole("group", { name: "Season" }));
			await expect(season).toHaveCount(1);
		}
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("there is no button that would do nothing", async ({ page }) => {
		await page.goto("/tokens");
		await expect(page.getByRole("banner").getByText("Sakura Ecosystem", { exact: true })).toBeVisible();
		await expect(button(page)).toBeHidden();
	});
});
