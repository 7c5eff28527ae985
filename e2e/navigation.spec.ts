import { announced } from "./support/announcements.ts";
import { hold } from "./support/hold.ts";
import { inMotion } from "./support/motion.ts";
import { focused, historyLength, item, navigation } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";

const heading = "main h1";

test("a click pushes exactly one history entry, and none for the current page", async ({ page }) => {
	await openPage(page, "/");
	const before = await historyLength(page);

	await item(page, "Cherry Token Hub").click();
	await expect(page).toHaveURL("/tokens");
	await expect(page.locator(heading)).toHaveText("Cherry Token Hub");
	expect(await historyLength(page)).toBe(before + 1);

	await item(page, "Cherry Token Hub").click();
	await item(page, "Cherry Token Hub").click();
	expect(await historyLength(page)).toBe(before + 1);

	await item(page, "Settings").click();
	await expect(page.locator(heading)).toHaveText("Settings");
	expect(await historyLength(page)).toBe(before + 2);

	await openPage(page, "/tokens/");
	const slashed = await historyLength(page);
	await item(page, "Cherry Token Hub").click();
	await item(page, "Cherry Token Hub").click();
	expect(await historyLength(page), "a trailing slash is the same page").toBe(slashed);
});

test("back and forward restore the page and its scroll position", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 600 });
	await openPage(page, "/tokens");
	const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
	await page.evaluate(() => window.scrollTo(0, 250));

	await item(page, "Community Garden").click();
	await expect(page.locator(heading)).toHaveText("Community Garden");
	await expect.poll(scrollY, "a new page begins at its top").toBe(0);
	await page.evaluate(() => window.scrollTo(0, 120));

	await page.goBack();
	await expect(page.locator(heading)).toHaveText("Cherry Token Hub");
	await expect.poll(scrollY).toBe(250);
	await expect(page).toHaveTitle(/^Cherry Token Hub/);
	await expect(navigation(page).locator("[aria-current]")).toHaveText(/^Cherry Token Hub/);

	await page.goForward();
	await expect(page.locator(heading)).toHaveText("Community Garden");
	await expect.poll(scrollY).toBe(120);

	await page.reload();
	await expect(page.locator(heading)).toHaveText("Community Garden");
	await expect.poll(scrollY).toBe(120);
});

test("fault 51: Ctrl+click and middle click open a new tab and leave this one alone", async ({ page, context }) => {
	await openPage(page, "/");
	const before = await historyLength(page);
	for (const click of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
		const opening = context.waitForEvent("page");
		await item(page, "Community Garden").click(click);
		const tab = await opening;
		await expect(tab).toHaveURL("/garden");
		await expect(tab.locator(heading)).toHaveText("Community Garden");
		await expect(page).toHaveURL("/");
		await expect(page.locator(heading)).toHaveText("Ecosystem Home");
		expect(await historyLength(page)).toBe(before);
		await tab.close();
	}
});

test("fault 52: twelve quick clicks on twelve items end on the last", async ({ page }) => {
	test.slow(true, "two dozen page changes with fades, in software rendering");
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await openPage(page, "/guides/glossary");
	const before = await historyLength(page);
	const links = navigation(page).getByRole("link");
	await expect(links).toHaveCount(12);
	const expectLast = async () => {
		await expect(page).toHaveURL("/settings");
		await expect(page.locator(heading)).toHaveText("Settings");
		await expect(page.locator(heading)).toHaveCount(1);
		await expect(page).toHaveTitle(/^Settings/);
		await expect(navigation(page).locator("[aria-current]")).toHaveText(/^Settings/);
	};
	for (const link of await links.all()) {
		// By mouse position, without waiting for animations to end.
		const box = await link.boundingBox();
		await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
	}
	await expectLast();
	expect(await historyLength(page)).toBe(before + 12);

	// All at once, from a page whose code is not loaded yet.
	await openPage(page, "/docs");
	await links.evaluateAll((all) => {
		for (const link of all as HTMLAnchorElement[]) link.click();
	});
	await expectLast();
});

test("100 ms after a page change main has the focus, and the change is announced for a second", async ({ page }) => {
	await page.clock.install();
	await openPage(page, "/");
	const regions = page.locator("[aria-live]");
	await expect(regions).toHaveCount(2);
	await expect(page.locator("main [aria-live], main[aria-live]")).toHaveCount(0);
	const polite = page.locator('[aria-live="polite"]');
	await expect(polite).toHaveText("");

	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	const link = item(page, "Cherry Token Hub");
	await link.click();
	await expect(page.locator(heading)).toHaveText("Cherry Token Hub");
	await expect(polite).toHaveText(/Cherry Token Hub/);
	await expect(link, "not yet").toBeFocused();
	await page.clock.runFor(99);
	await expect(link, "not before 100 ms").toBeFocused();
	await page.clock.runFor(1);
	await expect(page.getByRole("main")).toBeFocused();

	await page.clock.runFor(899);
	await expect(polite).toHaveText(/Cherry Token Hub/);
	await page.clock.runFor(1);
	await expect(polite).toHaveText("");

	await page.goBack();
	await expect(page.locator(heading)).toHaveText("Ecosystem Home");
	await expect(polite, "back is announced too").toHaveText(/Ecosystem Home/);
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page.clock.runFor(100);
	await expect(page.getByRole("main")).toBeFocused();
});

test("turning back while another page is loading is announced and moves the focus", async ({ page }) => {
	await openPage(page, "/tokens");
	await hold(page, "**/assets/page-*.js");
	await item(page, "Settings").click();
	await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading Settings...");
	await page.goBack();
	await announced(page, "Cherry Token Hub page");
	await expect(page.getByRole("main")).toBeFocused();
});

test("opening a page neither announces anything nor moves the focus", async ({ page }) => {
	await page.clock.install();
	await page.addInitScript(() => {
		const spoken: string[] = [];
		Object.assign(window, { spoken });
		new MutationObserver(() => {
			for (const region of document.querySelectorAll("[aria-live]"))
				if (region.textContent) spoken.push(region.textContent);
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	for (const path of ["/tokens", "/nowhere", "/documentationfoo", "/docs/nothing-of-the-kind"]) {
		await openPage(page, path);
		await expect(page.locator(heading)).toBeVisible();
		await page.clock.runFor(2000);
		expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken), path).toEqual([]);
		await page.keyboard.press("Tab");
		await expect(focused(page), path).toHaveText(/^Skip/);
	}
});

/** Records all animations from now on, with element and duration. */
const watchAnimations = () => {
	const seen: { inMain: boolean; isMain: boolean; element: string; duration: string }[] = [];
	Object.assign(window, { seen });
	document.addEventListener(
		"animationstart",
		(event) => {
			const element = event.target as Element;
			seen.push({
				inMain: element.closest("main") !== null,
				// The page, not the loading spinner that may replace it.
				isMain: element.matches("main, main > :not([role=status])"),
				element: element.tagName,
				duration: getComputedStyle(element).animationDuration,
			});
		},
		true,
	);
};

const animations = (page: import("@playwright/test").Page) =>
	page.evaluate(() => (window as unknown as { seen: { inMain: boolean; isMain: boolean; duration: string }[] }).seen);

test.describe("in motion", () => {
	test.use(inMotion);

	test("page changes fade only main, for 0.3 s, and document changes do not fade", async ({ page }) => {
		await openPage(page, "/docs/technical-architecture/server-capsules");
		await page.evaluate(watchAnimations);
		await page.getByRole("main").getByRole("link", { name: "P2P Mesh" }).first().click();
		await expect(page.locator(heading)).toHaveText("P2P Mesh");
		await expect(page.getByRole("main")).toBeFocused();
		expect((await animations(page)).filter(({ isMain }) => isMain)).toEqual([]);

		await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
		await expect(page.locator(heading)).toHaveText("Glossary");
		await expect
			.poll(() => animations(page))
			.toContainEqual(expect.objectContaining({ isMain: true, duration: "0.3s" }));
		expect((await animations(page)).filter(({ inMain }) => !inMain)).toEqual([]);
	});
});

test("under reduced motion the page changes without a fade", async ({ page }) => {
	await openPage(page, "/");
	await page.evaluate(watchAnimations);
	await item(page, "Settings").click();
	await expect(page.locator(heading)).toHaveText("Settings");
	await expect(page.getByRole("main")).toBeFocused();
	expect((await animations(page)).filter(({ isMain }) => isMain)).toEqual([]);
});
