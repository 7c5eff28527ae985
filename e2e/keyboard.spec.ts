import type { Page } from "@playwright/test";
import { momentsPass } from "./support/moments.ts";
import { focused, item, navigation } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";

test("Alt+S moves to main, Alt+H to the heading, also in a document, and Alt+N to the navigation", async ({ page }) => {
	await openPage(page, "/tokens");
	await page.keyboard.press("Alt+S");
	await expect(page.getByRole("main")).toBeFocused();
	await page.keyboard.press("Alt+H");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.keyboard.press("Alt+N");
	await expect(navigation(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(navigation(page).locator(":focus")).toHaveCount(1);

	// With Ctrl, the same letters are left to the browser.
	await item(page, "Settings").focus();
	await page.keyboard.press("Control+Alt+S");
	await expect(focused(page)).toHaveAttribute("href", "/settings");

	await openPage(page, "/docs/technical-architecture/server-capsules");
	await page.keyboard.press("Alt+H");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Alt+N opens a closed navigation, and Escape returns the focus", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, "/tokens");
	await page.keyboard.press("Alt+H");
	await page.keyboard.press("Alt+N");
	await expect(navigation(page)).toBeVisible();
	await expect(navigation(page).locator(":focus")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(navigation(page)).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the question mark lists every shortcut, except in text fields; closing the list returns the focus", async ({
	page,
}) => {
	await openPage(page, "/tokens");
	await item(page, "Settings").focus();
	const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	await page.keyboard.press("?");
	await expect(list).toBeVisible();
	await expect(list.locator(":focus")).toHaveCount(1);
	for (const key of ["S", "N", "H", "/", "K", "?"]) await expect(list.getByText(key, { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(item(page, "Settings")).toBeFocused();

	await page.keyboard.press("?");
	await expect(list).toBeVisible();
	await list.getByRole("button", { name: "Close" }).click();
	await expect(list).toBeHidden();
	await expect(item(page, "Settings")).toBeFocused();

	// Shortcuts do not take keys from text fields of any kind.
	for (const kind of ["input", "textarea", "div"]) {
		await page.evaluate((name) => {
			const field = document.createElement(name);
			if (name === "div") field.contentEditable = "true";
			field.id = `field-${name}`;
			field.setAttribute("aria-label", name);
			document.querySelector("main")?.append(field);
		}, kind);
		const field = page.locator(`#field-${kind}`);
		await field.focus();
		await page.keyboard.type("what/?");
		for (const key of ["Alt+S", "Alt+N", "Alt+H"]) await page.keyboard.press(key);
		await expect(field).toBeFocused();
		expect(await field.evaluate((element) => (element as HTMLInputElement).value ?? element.textContent)).toBe(
			"what/?",
		);
	}
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("shortcuts work from controls without text input, but not behind an open dialog", async ({ page }) => {
	await openPage(page, "/tokens");
	const winter = page.getByRole("banner").getByRole("radio", { name: /^Winter/ });
	await winter.check();
	await expect(winter).toBeFocused();
	await page.keyboard.press("Alt+H");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole("banner").getByRole("combobox").focus();
	await page.keyboard.press("Alt+H");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

	await page.keyboard.press("/");
	const search = page.getByRole("dialog", { name: "Search" });
	await search.getByRole("combobox").fill("staking");
	await search.getByRole("button", { name: "Close" }).focus();
	for (const key of ["Alt+S", "Alt+N", "Alt+H", "?", "/"]) await page.keyboard.press(key);
	await expect(search.getByRole("button", { name: "Close" })).toBeFocused();
	await expect(search.getByRole("combobox")).toHaveValue("staking");
	await momentsPass(page);
	await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("keyboard only: a page is opened from the navigation", async ({ page }) => {
	await openPage(page, "/");
	await page.keyboard.press("Alt+N");
	await page.keyboard.press("Tab"); // close button
	await page.keyboard.press("Tab"); // home
	await page.keyboard.press("Tab");
	await expect(item(page, "Community Garden")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Community Garden");
	await expect(page.getByRole("main")).toBeFocused();
});

test("from the tabs the next Tab stop is the open panel, and closed panels are not exposed", async ({ page }) => {
	await openPage(page, "/settings#privacy");
	await page.getByRole("tab", { name: "Privacy" }).focus();
	await page.keyboard.press("Tab");
	await expect(page.locator("#privacy")).toBeFocused();
	await expect(page.getByRole("tabpanel", { includeHidden: true })).toHaveCount(1);
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("tab", { name: "Privacy" })).toBeFocused();
});

for (const width of [390, 1440])
	test(`at ${width} px the focus reaches every control of the header without moving the page`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openPage(page, "/guides/glossary");
		await page.evaluate(() => scrollTo({ top: 2500, behavior: "instant" }));
		const banner = page.getByRole("banner");
		// Without `preventScroll`: as the Tab key, and as what presses buttons for a visitor.
		const controls = await banner.locator("a, button, input, select").filter({ visible: true }).all();
		expect(controls.length).toBeGreaterThan(3);
		for (const control of controls) {
			await control.evaluate((element) => element.focus());
			expect(await page.evaluate(() => scrollY)).toBe(2500);
		}
		await banner.getByRole("button").last().focus();
		for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Shift+Tab");
		expect(await page.evaluate(() => scrollY)).toBe(2500);
	});

for (const [keys, where] of [
	["Alt+S", (page: Page) => page.getByRole("main")],
	["Alt+H", (page: Page) => page.getByRole("heading", { level: 1 })],
] as const)
	test(`${keys} closes the drawer that covers the page`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await openPage(page, "/community");
		await page.getByRole("button", { name: "Open navigation menu" }).click();
		await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
		await page.keyboard.press(keys);
		await expect(where(page)).toBeFocused();
		await expect(page.getByRole("button", { name: "Close navigation" })).toBeHidden();
	});

test("Ctrl+K closes the drawer too: the field has the focus, and afterwards the button of the drawer", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, "/community");
	const button = page.getByRole("button", { name: "Open navigation menu" });
	await button.click();
	await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
});

test("in a strip that scrolls sideways, the focused item is fully visible", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, "/cli");
	const strip = page.getByRole("main").getByRole("group", { name: "CLI Documentation" });
	await strip.getByRole("button").first().focus();
	for (const name of ["Core", "Files", "Servers", "SSH", "P2P", "Organisations"]) {
		await page.keyboard.press("Tab");
		await expect(focused(page)).toHaveText(new RegExp(name));
		await expect(focused(page)).toBeInViewport({ ratio: 1 });
	}
});
