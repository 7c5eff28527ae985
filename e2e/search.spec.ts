import type { Page } from "@playwright/test";
import { announced } from "./support/announcements.ts";
import { desktop, overflow, phone, showMode, violations } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { beImpatient } from "./support/impatient.ts";
import { inputMethod } from "./support/input-method.ts";
import { hasSettled, momentsPass } from "./support/moments.ts";
import { historyLength } from "./support/navigation.ts";
import { listenToRequests } from "./support/page-scripts.ts";
import { prefer } from "./support/preferences.ts";
import { saveData } from "./support/save-data.ts";
import { expect, openPage, taken, test } from "./support/test.ts";
import { withheld, withholdStorage } from "./support/withhold-storage.ts";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
/** What is seen of the dialog, which itself covers the page. */
const surface = (page: Page) => dialog(page).locator("> *");
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Search" });
const list = (page: Page) => dialog(page).getByRole("listbox", { name: "Search" });
const options = (page: Page) => list(page).getByRole("option");
const group = (page: Page, name: string) => list(page).getByRole("group", { name });
/** The number of results, at the foot. */
const status = (page: Page) => dialog(page).getByText(/^(\d+ results?|No results|Documents not searched)$/);
const restOfIndex = /\/assets\/search-\w+\/rest\.json$/;
const partOfIndex = /\/assets\/search-\w+\/[tr]\d+\.json$/;

/** Opens the search by its key and types; returns once the results have been counted. */
async function search(page: Page, text: string): Promise<void> {
	if (!(await dialog(page).isVisible())) await page.keyboard.press("/");
	await field(page).fill(text);
	await expect(status(page)).toHaveText(/result|No /);
}

/** Expects that no key pressed so far leads anywhere: the search stays, and loads no page. */
async function leadsNowhere(page: Page): Promise<void> {
	await momentsPass(page);
	await expect(list(page)).toHaveAttribute("aria-busy", "false");
	await expect(dialog(page)).toBeVisible();
}

/** Opens the search with only its field: the code that searches is held back. */
async function openFieldAlone(page: Page): Promise<Awaited<ReturnType<typeof hold>>> {
	const code = await hold(page, /search-results-.*\.js$/);
	await openPage(page, "/");
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	return code;
}

test("keyboard only: opens the search, picks a result and lands on its heading", async ({ page }) => {
	await openPage(page, "/tokens");
	await page.keyboard.press("Alt+H");
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue("");

	// Until something is written the field itself is what a screen reader announces; the arrows lead into the list.
	await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press("ArrowUp");
	await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowDown");
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.type("h");
	await page.keyboard.press("Backspace");
	await expect(field(page)).not.toHaveAttribute("aria-activedescendant");

	await page.keyboard.type("heartbeat silent 90 seconds");
	await expect(status(page)).toHaveText(/^\d+ results$/);
	await expect(field(page)).toHaveAttribute("aria-expanded", "true");

	// The focus stays in the field; the active option is named by it, and goes round.
	const active = async () =>
		options(page).and(page.locator(`[id="${await field(page).getAttribute("aria-activedescendant")}"]`));
	await expect(await active()).toHaveAttribute("aria-selected", "true");
	const first = await (await active()).getAttribute("id");
	await page.keyboard.press("ArrowDown");
	await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
	await expect(list(page).locator("[aria-selected=true]")).toHaveCount(1);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowDown");
	expect(await (await active()).getAttribute("id")).toBe(first);
	await expect(field(page)).toBeFocused();

	await expect(options(page).first().locator("mark").first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeHidden();
	await expect(page).toHaveURL(/\/docs\/technical-architecture\/p2p-mesh#h-/);
	await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
	await expect(page.locator(new URL(page.url()).hash)).toBeFocused();

	// Back leads to where the search was asked.
	await page.goBack();
	await expect(page).toHaveURL("/tokens");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cherry Token Hub");
});

for (const movesOn of [false, true]) {
	test(`a document that arrives late ${movesOn ? "leaves the focus where a visitor moved it" : "has the focus on its heading"}`, async ({
		page,
	}) => {
		const file = await hold(page, "**/docs/05-technical-architecture/05-p2p-mesh.md");
		await openPage(page, "/tokens");
		await search(page, "heartbeat silent 90 seconds");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("main")).toBeFocused();
		const skip = page.getByRole("link", { name: "Skip to main content" });
		if (movesOn) await skip.focus();
		file.release();
		const place = page.locator(new URL(page.url()).hash);
		await expect(place).toBeInViewport();
		await expect(movesOn ? skip : place).toBeFocused();
	});
}

test("opens by the button and by Ctrl+K, even from a text field; closes by Escape, the close button and Ctrl+K; focus returns", async ({
	page,
}) => {
	await openPage(page, "/guides/glossary");
	await button(page).click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(button(page)).toBeFocused();

	const filter = page.getByRole("main").getByRole("searchbox").or(page.getByRole("main").getByRole("textbox")).first();
	await filter.focus();
	await page.keyboard.type("a/b?");
	await expect(filter).toHaveValue("a/b?");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Control+k");
	await expect(dialog(page)).toBeHidden();
	await expect(filter).toBeFocused();

	await page.keyboard.press("Meta+k");
	await expect(field(page)).toBeFocused();
	await dialog(page).getByRole("button", { name: "Close" }).click();
	await expect(filter).toBeFocused();
});

test("the focus cannot leave it, neither by keys nor by script, and a press outside closes it", async ({ page }) => {
	await openPage(page, "/tokens");
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await page.evaluate(() => document.querySelector<HTMLElement>("main a[href]")?.focus());
	await expect(field(page)).toBeFocused();
	for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab", "Tab", "Tab"]) {
		await page.keyboard.press(key);
		const isInside = await page.evaluate(() => {
			const { activeElement, body } = document;
			// The browser's own controls follow the last element and precede the first.
			return activeElement === body || activeElement?.closest("dialog:popover-open") != null;
		});
		expect(isInside).toBe(true);
	}
	await page.mouse.click(8, 500);
	await expect(dialog(page)).toBeHidden();
	await expect(page).toHaveURL("/tokens");
	const link = page.getByRole("main").getByRole("link").first();
	await link.focus();
	await expect(link).toBeFocused();
});

test("its key closes another dialog, and the focus returns to where it was before both", async ({ page }) => {
	await openPage(page, "/tokens");
	const settings = page.getByRole("dialog", { name: "Display settings" });
	const opener = page.getByRole("banner").getByRole("button", { name: "Display settings" });
	await opener.click();
	await expect(settings).toBeVisible();
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await expect(settings).toBeHidden();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(opener).toBeFocused();
});

test("holding the search key down counts as one press", async ({ page }) => {
	await openPage(page, "/tokens");
	await page.keyboard.down("Control");
	for (let times = 0; times < 4; times++) await page.keyboard.down("k");
	await expect(field(page)).toBeFocused();
	await page.keyboard.down("k");
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.up("k");
	await page.keyboard.press("k");
	await page.keyboard.up("Control");
	await expect(dialog(page)).toBeHidden();
});

test("the key reopens a search that has just been closed, while the focus is still in it", async ({ page }) => {
	await openPage(page, "/tokens");
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await page.evaluate(() => {
		const field = document.activeElement;
		document.querySelector<HTMLDialogElement>("dialog:popover-open")?.hidePopover();
		const key = { key: "k", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
		field?.dispatchEvent(new KeyboardEvent("keydown", key));
	});
	await expect(field(page)).toBeFocused();
	await expect(dialog(page)).toBeVisible();
});

test("single-key shortcuts can be switched off; Ctrl+K keeps working", async ({ page }) => {
	await prefer(page, { singleKeys: false });
	await openPage(page, "/tokens");
	await page.keyboard.press("/");
	await page.keyboard.press("?");
	await hasSettled(page);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog")).toHaveCount(1);
	await expect(field(page)).toBeFocused();
});

test("finds a section, a command, a glossary word and a micro-season, each at its place", async ({ page }) => {
	for (const [text, name, path, heading] of [
		["trading venues", /Trading/, "/tokens#trading", "Trading"],
		["servers create", /cherry servers create/, "/cli#servers-create", null],
		["$ cherry servers create --plan e3-1240 --name web-07", /cherry servers create/, "/cli#servers-create", null],
		["花見", /Hanami/, "/guides/glossary#hanami", null],
		["sakura hajimete", /First cherry blossoms/, "/ceremonies#micro-season-11", null],
	] as const) {
		await openPage(page, "/");
		await search(page, text);
		await options(page).filter({ hasText: name }).first().click();
		await expect(page).toHaveURL(path);
		const place = page.locator(`[id="${path.split("#")[1]}"]`);
		await expect(place).toBeVisible();
		if (heading) await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
		else await expect(place).toBeInViewport();
	}
});

test("every name links to an element that exists on its page", async ({ page, request }) => {
	await openPage(page, "/");
	const scripts = listenToRequests(page);
	await button(page).hover();
	await expect.poll(() => scripts.find((path) => /search-names-.*\.js$/.test(path))).toBeDefined();
	const names = await (await request.get(scripts.find((path) => /search-names-.*\.js$/.test(path)) ?? "")).text();
	const paths = new Set(names.match(/(?<=[`"])\/[a-z0-9/-]*#[a-z0-9-]+(?=[`"])/g));
	expect(paths.size).toBeGreaterThan(200);
	const pages = new Map<string, string>();
	const missing: string[] = [];
	for (const path of paths) {
		const [at = "", fragment] = path.split("#");
		const html = pages.get(at) ?? (await (await request.get(at)).text());
		pages.set(at, html);
		if (!html.includes(` id="${fragment}"`)) missing.push(path);
	}
	expect(missing).toEqual([]);
});

test("a result can be opened again after another section was selected", async ({ page }) => {
	await openPage(page, "/cli#servers-create");
	const place = page.locator("#servers-create");
	await expect(place).toBeInViewport();
	await page
		.getByRole("main")
		.getByRole("button", { name: /^Welcome/ })
		.click();
	await expect(place).toBeHidden();
	const length = await historyLength(page);
	await search(page, "servers create");
	await options(page).filter({ hasText: "cherry servers create" }).first().click();
	await expect(place).toBeInViewport();
	await expect(page).toHaveURL("/cli#servers-create");
	expect(await historyLength(page)).toBe(length);
});

test("a result on the current page scrolls into view and moves the focus to its heading", async ({ page }) => {
	await openPage(page, "/tokens");
	await search(page, "governance");
	await options(page).filter({ hasText: "Cherry Token Hub" }).first().click();
	await expect(page).toHaveURL("/tokens#governance");
	await expect(page.getByRole("heading", { level: 2, name: "Governance" })).toBeFocused();

	await openPage(page, "/docs/technical-architecture/server-capsules");
	await search(page, "disk in a rucksack");
	await options(page).filter({ hasText: "Server Capsules" }).first().click();
	await expect(page).toHaveURL(/server-capsules#h-carry$/);
	await expect(page.locator("#h-carry")).toBeFocused();
	await expect(page.locator("#h-carry")).toBeInViewport();
});

test("corrects typos and says so; without results, suggests where to look", async ({ page }) => {
	await openPage(page, "/");
	await search(page, "encrpyt");
	await expect(dialog(page)).toContainText("No documents contain “encrpyt”. Showing results for “encrypt”.");
	await announced(page, "Showing results for “encrypt”.");
	await expect(group(page, "Documents").getByRole("option").first()).toBeVisible();

	await search(page, "zzyzx qwrtp");
	await expect(status(page)).toHaveText("No results");
	await announced(page, "No results");
	await expect(dialog(page)).toContainText("No matches on the site or in the documents");
	await expect(options(page)).toHaveCount(3);
	// What helps on was not asked for, so it has to be chosen.
	await expect(options(page).and(page.locator("[aria-selected=true]"))).toHaveCount(0);
	await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/docs");
});

test("actions do what their label says and announce it", async ({ page }) => {
	await openPage(page, "/");
	await search(page, "dark");
	await options(page).filter({ hasText: "Use dark mode" }).click();
	await expect(page.locator("html")).toHaveClass(/dark-mode/);
	await search(page, "winter");
	await options(page).filter({ hasText: "Show winter" }).click();
	await expect(page.locator("body")).toHaveClass(/season-winter/);
	await announced(page, "Show winter: done");
	await search(page, "text size large");
	await page.keyboard.press("Enter");
	await expect(page.locator("html")).toHaveAttribute("data-text-size", /large/);
});

test("copies the page's link without a preview, and says so until one types on", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openPage(page, "/guides/glossary?season=winter#hanami");
	await search(page, "copy link");
	await page.keyboard.press("Enter");
	const copied = dialog(page).getByText("Link copied");
	await expect(copied).toBeVisible();
	await announced(page, "Link copied");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		new URL("/guides/glossary#hanami", page.url()).href,
	);
	await page.keyboard.press("Backspace");
	await expect(status(page)).toBeVisible();
	await expect(copied).toHaveCount(0);
});

for (const [words, label, title] of [
	["petals off", "Open the display settings", "Display settings"],
	["keyboard shortcuts", "Show keyboard shortcuts", "Keyboard shortcuts"],
] as const)
	test(`“${words}” leads to the dialog “${title}”, from which the focus returns`, async ({ page }) => {
		await openPage(page, "/");
		const button = page.getByRole("button", { name: "Search", exact: true });
		await button.click();
		await field(page).fill(words);
		await options(page).filter({ hasText: label }).click();
		const opened = page.getByRole("dialog", { name: title });
		await expect(opened).toBeVisible();
		await expect(dialog(page)).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(opened).toBeHidden();
		await expect(button).toBeFocused();
	});

test("recent searches are kept, can be repeated and cleared", async ({ page }) => {
	await openPage(page, "/");
	await page.keyboard.press("/");
	await expect(group(page, "Recent searches")).toHaveCount(0);
	await expect(group(page, "Start here").getByRole("option")).toHaveCount(5);
	await search(page, "capsule");
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeHidden();
	await openPage(page, "/settings");
	await page.keyboard.press("/");
	await group(page, "Recent searches").getByRole("option", { name: "capsule" }).click();
	await expect(field(page)).toHaveValue("capsule");
	await expect(field(page)).toBeFocused();
	await expect(group(page, "Documents")).toBeVisible();
	await field(page).fill("");
	await group(page, "Recent searches").getByRole("option", { name: "Clear recent searches" }).click();
	await announced(page, "Recent searches cleared");
	await expect(group(page, "Recent searches")).toHaveCount(0);
	await expect(field(page)).toBeFocused();
	expect(await page.evaluate(() => localStorage.getItem("sakura-recent-searches"))).toBeNull();
});

test("a search without results is not kept as recent", async ({ page }) => {
	await openPage(page, "/");
	await search(page, "qqqqzzzz");
	await expect(dialog(page).getByText(/^No results/)).not.toHaveCount(0);
	await group(page, "Start here").getByRole("option").first().click();
	await expect(dialog(page)).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem("sakura-recent-searches"))).toBeNull();
});

test("a number is matched exactly, marked, and opened where it occurs", async ({ page }) => {
	await openPage(page, "/tokens");
	await search(page, "2,500,000");
	const first = options(page).first();
	await expect(first.locator("mark").first()).toHaveText("2,500,000");
	await expect(first).toHaveAttribute("href", /^\/docs\/.+#h-/);
});

for (const how of withheld)
	test(`where storage ${how}, searches are remembered for the visit`, async ({ page }) => {
		await withholdStorage(page, how);
		await openPage(page, "/");
		await search(page, "capsule");
		await options(page).first().click();
		await expect(dialog(page)).toBeHidden();
		await page.keyboard.press("Control+k");
		await expect(group(page, "Recent searches").getByRole("option", { name: "capsule" })).toBeVisible();
	});

test("when a shard of the index fails to load, the search says so, still lists names, and can be retried", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/Failed to load resource/);
	await page.route(partOfIndex, (route) => route.fulfill({ status: 503, body: "" }));
	await openPage(page, "/");
	await page.keyboard.press("/");
	await field(page).fill("staking");
	await expect(dialog(page).getByRole("alert")).toContainText("could not be searched");
	await expect(group(page, "Pages")).toBeVisible();
	await expect(group(page, "Documents")).toHaveCount(0);
	expect(await violations(page, { within: "dialog:popover-open" })).toEqual([]);
	await page.unroute(partOfIndex);
	const part = await hold(page, partOfIndex);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(dialog(page).getByRole("button", { name: "Try again" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog(page).getByRole("alert")).toHaveCount(0);
	await expect(dialog(page).getByRole("listbox")).toHaveAttribute("aria-busy", "true");
	part.release();
	await expect(group(page, "Documents")).toBeVisible();
	await expect(dialog(page).getByRole("alert")).toHaveCount(0);
	await expect(field(page)).toBeFocused();
});

test("a double click opens the search, once its code is there", async ({ page }) => {
	await openPage(page, "/");
	await button(page).click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await button(page).dblclick();
	await expect(field(page)).toBeFocused();
	await page.mouse.click(5, 5);
	await expect(dialog(page)).toBeHidden();
});

test("nothing in the search is focused before it is shown: WebKit would lose what had the focus", async ({ page }) => {
	await page.addInitScript(() => {
		const focus = HTMLElement.prototype.focus;
		HTMLElement.prototype.focus = function (options) {
			if (this.closest("dialog:not(:popover-open)")) document.documentElement.dataset.early = this.outerHTML;
			focus.call(this, options);
		};
	});
	await openPage(page, "/");
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await expect(page.locator("html")).not.toHaveAttribute("data-early");
});

test("Escape returns the focus to what opened the search, also after Tab has led out of the page", async ({ page }) => {
	await openPage(page, "/");
	await button(page).click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(button(page)).toBeFocused();
});

test("a shard that never arrives counts as a failure, and is requested again", async ({ page }) => {
	await beImpatient(page);
	await openPage(page, "/");
	await hold(page, partOfIndex);
	await page.keyboard.press("/");
	await field(page).fill("staking");
	await expect(dialog(page).getByRole("alert")).toContainText("could not be searched");
	await page.unroute(partOfIndex);
	await dialog(page).getByRole("button", { name: "Try again" }).click();
	await expect(group(page, "Documents")).toBeVisible();
});

test("a fallback answer in place of a shard counts as a failure, and so does being offline", async ({
	page,
	context,
	allowMessages,
}) => {
	allowMessages(/Failed to load resource/);
	await page.route(partOfIndex, (route) =>
		route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hello" }),
	);
	await openPage(page, "/");
	await page.keyboard.press("/");
	await field(page).fill("mesh");
	await expect(dialog(page).getByRole("alert")).toBeVisible();
	await page.unroute(partOfIndex);
	for (const json of [{ error: "Not found" }, null]) {
		await page.route(partOfIndex, (route) => route.fulfill({ json }));
		await field(page).fill("me");
		await field(page).fill("mesh");
		await expect(dialog(page).getByRole("alert")).toBeVisible();
		await page.unroute(partOfIndex);
	}
	await context.setOffline(true);
	await field(page).fill("tunnel");
	await expect(dialog(page).getByRole("alert")).toBeVisible();
	await context.setOffline(false);
	await dialog(page).getByRole("button", { name: "Try again" }).click();
	await expect(group(page, "Documents")).toBeVisible();
});

test("when the search fails to load, its button says so, and the next press retries", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/Failed to load resource/);
	await page.route(/search-dialog-.*\.js$/, (route) => route.abort());
	await openPage(page, "/");
	await button(page).click();
	const failure = page.getByRole("alert").filter({ hasText: "The search could not be loaded" });
	await expect(failure).toBeVisible();
	await page.unroute(/search-dialog-.*\.js$/);
	await button(page).click();
	await expect(field(page)).toBeFocused();
	await expect(failure).toHaveCount(0);
});

/** Chooses the first result, while everything that its page needs is held back. */
async function chooseSlow(page: Page, text: string): Promise<Awaited<ReturnType<typeof hold>>> {
	await search(page, text);
	// Routes added later are asked first: from here on this one holds what the page needs.
	const code = await hold(page, "**/assets/*.js");
	await options(page).first().click();
	await code.asked;
	return code;
}

/** Lets the code of a page arrive that is not to open. */
async function letArrive(page: Page, code: Awaited<ReturnType<typeof hold>>): Promise<void> {
	const loaded = page.waitForResponse("**/assets/*.js");
	code.release();
	await (await loaded).finished();
	await momentsPass(page);
	await expect(dialog(page)).toBeVisible();
}

test("of two results chosen one after the other the last opens, even if the page of the first loads sooner", async ({
	page,
}) => {
	await openPage(page, "/");
	await hasSettled(page);
	const first = await chooseSlow(page, "Community Platform");
	const second = await chooseSlow(page, "Cherry Servers");
	await letArrive(page, first);
	second.release();
	await expect(page).toHaveURL("/infrastructure/servers");
	await expect(dialog(page)).toBeHidden();
});

test("a result whose page is still loading does not open once the visitor types on", async ({ page }) => {
	await openPage(page, "/");
	await hasSettled(page);
	const first = await chooseSlow(page, "Community Platform");
	await search(page, "Cherry Servers");
	await letArrive(page, first);
	await options(page).first().click();
	await expect(page).toHaveURL("/infrastructure/servers");
	await page.goBack();
	await expect(page).toHaveURL("/");
});

test("keys pressed while an input method is composing are left to it", async ({ page }) => {
	const { compose, settle } = await inputMethod(page);
	await openPage(page, "/guides/glossary");
	await page.getByRole("searchbox", { name: "Find a term" }).click();
	await compose("はな");
	await page.keyboard.press("Control+k");
	await expect(dialog(page)).toBeHidden();
	await settle("");
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await compose("はな");
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	for (const key of ["ArrowDown", "Enter", "Control+k"]) await page.keyboard.press(key);
	await expect(dialog(page)).toBeVisible();
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	await settle("花");
	await expect(field(page)).toHaveValue("花");
	await page.keyboard.press("Control+k");
	await expect(dialog(page)).toBeHidden();
	await expect(page).toHaveURL("/guides/glossary");
});

test("the button is busy until the search has loaded", async ({ page }) => {
	const code = await hold(page, /search-dialog-.*\.js$/);
	await openPage(page, "/");
	await button(page).click();
	await expect(button(page)).toHaveAttribute("aria-busy", "true");
	code.release();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(button(page)).not.toHaveAttribute("aria-busy");
});

test("keys pressed before the field has loaded are its own, not those of what has the focus", async ({ page }) => {
	const code = await hold(page, /search-dialog-.*\.js$/);
	await openPage(page, "/guides/glossary");
	const filter = page.getByRole("main").getByRole("searchbox");
	await filter.fill("seed");
	await page.keyboard.press("Control+k");
	await page.keyboard.type("what/?");
	for (const key of ["Backspace", "Backspace", "Backspace"]) await page.keyboard.press(key);
	code.release();
	await expect(field(page)).toHaveValue("wha");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("t");
	await expect(field(page)).toHaveValue("what");
	await page.keyboard.press("Escape");
	await expect(filter).toBeFocused();
	await expect(filter).toHaveValue("seed");
	await page.keyboard.type("s");
	await expect(filter).toHaveValue("seeds");
	await page.keyboard.press("Control+k");
	await expect(field(page)).toHaveValue("");
});

test("while the field loads, keys belong to where the focus moves; Enter opens what was typed", async ({ page }) => {
	const code = await hold(page, /search-dialog-.*\.js$/);
	await openPage(page, "/guides/glossary");
	const filter = page.getByRole("main").getByRole("searchbox");
	await page.keyboard.press("/");
	await page.keyboard.type("token hub");
	await page.keyboard.press("Enter");
	await filter.focus();
	await page.keyboard.type("seed");
	await expect(filter).toHaveValue("seed");
	code.release();
	await expect(page).toHaveURL(/\/tokens/);
});

test("Escape, and a press, call off a search that has not loaded; the keys belong to the page again", async ({
	page,
}) => {
	const code = await hold(page, /search-dialog-.*\.js$/);
	await openPage(page, "/guides/glossary");
	const filter = page.getByRole("main").getByRole("searchbox");
	await filter.focus();
	for (const callOff of [() => page.keyboard.press("Escape"), () => filter.click()]) {
		await page.keyboard.press("Control+k");
		await expect(button(page)).toHaveAttribute("aria-busy", "true");
		await page.keyboard.type("x");
		await callOff();
		await page.keyboard.type("s");
		await expect(button(page)).not.toHaveAttribute("aria-busy");
	}
	await expect(filter).toHaveValue("ss");
	const arrived = page.waitForResponse(/search-dialog-.*\.js$/);
	code.release();
	await (await arrived).finished();
	await expect(dialog(page)).toBeHidden();
	await expect(filter).toBeFocused();
});

test("a search that loads late does not open over another page", async ({ page }) => {
	const code = await hold(page, /search-dialog-.*\.js$/);
	await openPage(page, "/");
	await page.keyboard.press("/");
	await code.asked;
	await page
		.getByRole("navigation", { name: "Ecosystem Navigation" })
		.getByRole("link", { name: /^Cherry Token Hub/ })
		.click();
	await expect(page).toHaveURL("/tokens");
	const arrived = page.waitForResponse(/search-dialog-.*\.js$/);
	code.release();
	await (await arrived).finished();
	await expect(button(page)).not.toHaveAttribute("aria-busy");
	await expect(dialog(page)).toBeHidden();
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
});

test("the field is usable before the search code has loaded; text typed meanwhile is searched then", async ({
	page,
}) => {
	const code = await openFieldAlone(page);
	await expect(field(page)).toHaveAttribute("aria-expanded", "false");
	await expect(dialog(page).getByText("Loading search...")).toBeVisible();
	expect(await violations(page, { within: "dialog:popover-open" })).toEqual([]);
	await page.keyboard.type("server caps");
	const heightNow = async () => (await surface(page).boundingBox())?.height ?? Number.NaN;
	const height = await heightNow();
	code.release();
	await expect(status(page)).toHaveText(/result/);
	await page.keyboard.type("ule");
	await expect(field(page)).toHaveValue("server capsule");
	await expect(field(page)).toHaveAttribute("aria-expanded", "true");
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	await field(page).fill("");
	await expect(options(page)).toHaveCount(5);
	// What one begins with takes the room that was kept for it.
	expect(Math.abs((await heightNow()) - height)).toBeLessThan(2);
	await page.keyboard.press("Control+k");
	await expect(dialog(page)).toBeHidden();
});

test("arrow keys pressed before the search code has loaded take effect then, and Enter opens that option", async ({
	page,
}) => {
	const code = await openFieldAlone(page);
	for (const key of ["Enter", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
	code.release();
	await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowUp");
	await expect(options(page).nth(3)).toHaveAttribute("aria-selected", "true");

	const again = await openFieldAlone(page);
	for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
	again.release();
	await expect(page).toHaveURL("/docs");
	await expect(dialog(page)).toBeHidden();
});

test("Enter waits for results that are loading and opens the first; typing on cancels it", async ({ page }) => {
	await hold(page, restOfIndex);
	await openPage(page, "/");
	await search(page, "staking");
	let index = await hold(page, partOfIndex);
	// No name has these words: what stands there meanwhile was found for others.
	await field(page).fill("heartbeat silent 90 seconds");
	await index.asked;
	await page.keyboard.press("Enter");
	await page.keyboard.press("Space");
	index.release();
	await expect(status(page)).toHaveText(/result/);
	await leadsNowhere(page);
	await expect(page).toHaveURL("/");

	await page.unroute(partOfIndex);
	index = await hold(page, partOfIndex);
	await field(page).fill("voting sybil quorum");
	await index.asked;
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeVisible();
	index.release();
	await expect(dialog(page)).toBeHidden();
	await expect(page).toHaveURL(/\/docs\/project-coordination\/counting-the-vote/);
	await page.goBack();
	await expect(page).toHaveURL("/");

	// What goes by the name that is written stands first whatever else is found, and is opened at once.
	await page.unroute(partOfIndex);
	await hold(page, partOfIndex);
	await page.keyboard.press("/");
	await field(page).fill("hanami");
	await expect(options(page).first()).toContainText("Hanami");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/guides/glossary#hanami");
});

test("Enter on a guess waits for the documents, which rank first if they contain the exact word", async ({ page }) => {
	await openPage(page, "/");
	await page.keyboard.press("/");
	const index = await hold(page, partOfIndex);
	await field(page).fill("free");
	await index.asked;
	await expect(options(page).first()).toContainText("Land starts to freeze");
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeVisible();
	index.release();
	await expect(page).toHaveURL(/\/docs\//);
	await search(page, "free");
	await expect(group(page, "Documents").getByRole("option").first()).toHaveAttribute("aria-selected", "true");
	await expect(options(page).first()).not.toContainText("freeze");
});

test("Enter opens nothing that was not shown when there are no results or the documents failed to load", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/Failed to load resource/);
	await hold(page, restOfIndex);
	// On the page of the words that are listed: one that was chosen would be open at once.
	await openPage(page, "/guides/glossary");
	await page.keyboard.press("/");
	await expect(options(page)).toHaveCount(5);
	const index = await hold(page, partOfIndex);
	await field(page).fill("zzyzx qwrtp");
	await index.asked;
	await page.keyboard.press("Enter");
	index.release();
	await expect(status(page)).toHaveText("No results");
	await leadsNowhere(page);
	await page.unroute(partOfIndex);
	const failing = await hold(page, partOfIndex);
	// Said of staking; no name has it.
	await field(page).fill("aside");
	await failing.asked;
	await expect(options(page)).toHaveText([/Staking/]);
	await page.keyboard.press("Enter");
	failing.release({ status: 503, body: "" });
	await expect(dialog(page).getByRole("alert")).toBeVisible();
	await momentsPass(page);
	await expect(options(page)).toHaveText([/Staking/]);
	await expect(page).toHaveURL("/guides/glossary");
});

test("a search on a page that is still loading does not wait for the rest of the page", async ({ page }) => {
	const fonts = await hold(page, /\.woff2$/);
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await fonts.asked;
	await taken(page);
	await search(page, "capsule");
	expect(await page.evaluate(() => document.readyState)).toBe("interactive");
	await expect(group(page, "Documents")).toBeVisible();
	fonts.release();
});

test("when the search code fails to load, the dialog says so, keeps the text and can be retried", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/Failed to load resource/);
	await page.route(/search-results-.*\.js$/, (route) => route.abort());
	await openPage(page, "/");
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("capsule");
	await expect(dialog(page).getByRole("alert")).toHaveText(/The search could not be loaded/);
	expect(await violations(page, { within: "dialog:popover-open" })).toEqual([]);
	await page.unroute(/search-results-.*\.js$/);
	await dialog(page).getByRole("button", { name: "Try again" }).click();
	await expect(field(page)).toBeFocused();
	await expect(status(page)).toHaveText(/result/);
	await expect(field(page)).toHaveValue("capsule");
	await expect(dialog(page).getByRole("alert")).toHaveCount(0);
});

test("while documents are loading, names are listed without a count, and a late answer does not replace a newer one", async ({
	page,
}) => {
	// What a search fetches, to know its answer by.
	const requests = listenToRequests(page);
	await openPage(page, "/");
	await search(page, "staking");
	await expect(group(page, "Documents")).toContainText("Token Programme");
	const part = requests.find((path) => partOfIndex.test(path));

	await openPage(page, "/");
	await page.keyboard.press("/");
	const late = await hold(page, `**${part}`);
	await field(page).fill("staking");
	await late.asked;
	await expect(group(page, "Glossary")).toBeVisible();
	await expect(list(page)).toHaveAttribute("aria-busy", "true");
	await expect(status(page)).toHaveCount(0);
	await field(page).fill("hanami");
	await expect(status(page)).toHaveText(/result/);
	const arrival = page.waitForEvent("requestfinished", (request) => new URL(request.url()).pathname === part);
	late.release();
	await arrival;
	await momentsPass(page);
	await expect(options(page).first()).toContainText("Hanami");
	await expect(list(page)).not.toContainText("Token Programme");
	await expect(list(page)).toHaveAttribute("aria-busy", "false");
});

test("only the field is fetched without intent; a search fetches each file it needs once", async ({ page }) => {
	const requests = listenToRequests(page);
	const fetched = () => requests.filter((path) => /search-(?!dialog)/.test(path));
	await openPage(page, "/");
	await hasSettled(page);
	expect(requests.filter((path) => /search-dialog-.*\.js$/.test(path))).toHaveLength(1);
	expect(fetched()).toEqual([]);
	await button(page).hover();
	await expect.poll(() => fetched().filter((path) => path.endsWith(".js")).length).toBe(2);
	await search(page, "capsule");
	const parts = () => fetched().filter((path) => path.endsWith(".json") && !restOfIndex.test(path));
	expect(parts().length).toBeGreaterThan(0);
	expect(parts().length).toBeLessThan(8);
	await field(page).fill("");
	await field(page).fill("capsule");
	await expect(status(page)).toHaveText(/result/);
	expect(new Set(parts()).size).toBe(parts().length);
});

test("after the first search the rest of the index follows, and searches need no network", async ({
	page,
	context,
}) => {
	await openPage(page, "/");
	await hasSettled(page);
	await page.keyboard.press("/");
	const rest = page.waitForEvent("requestfinished", (request) => restOfIndex.test(request.url()));
	await field(page).fill("zzyzx");
	await expect(status(page)).toHaveText("No results");
	await field(page).fill("capsule");
	await expect(group(page, "Documents")).toBeVisible();
	await rest;
	await momentsPass(page);
	await context.setOffline(true);
	const requests = listenToRequests(page);
	for (const [text, title] of [
		["tunnel", "Move a Server in a Capsule"],
		["quorum and majority", "quorum"],
		["hearbeat", "heartbeat"],
	] as const) {
		await field(page).fill(text);
		await expect(group(page, "Documents")).toContainText(title);
		await expect(list(page)).toHaveAttribute("aria-busy", "false");
	}
	expect(requests.filter((path) => path.includes("/assets/search-"))).toEqual([]);
});

test("with Save-Data on, only the shards that a search needs are fetched", async ({ page }) => {
	await saveData(page);
	const requests = listenToRequests(page);
	await openPage(page, "/");
	await search(page, "capsule");
	await expect(group(page, "Documents")).toBeVisible();
	// What waits for a moment to spare has had one.
	await momentsPass(page);
	expect(requests.filter((path) => restOfIndex.test(path))).toEqual([]);
});

for (const [name, viewport] of Object.entries({ desktop, phone, small: { width: 320, height: 480 } }))
	test(`axe finds nothing in any state, and nothing is cut off: ${name}`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await openPage(page, "/");
		const box = await button(page).boundingBox();
		await button(page).click();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		await expect(field(page)).toBeFocused();
		for (const text of ["", "staking", "cpasule", "七十二候", "zzyzx qwrtp"]) {
			await field(page).fill(text);
			if (text) await expect(status(page)).toHaveText(/result|No /);
			expect(await violations(page, { within: "dialog:popover-open" }), text).toEqual([]);
			expect(await overflow(page)).toBe(0);
			const { width = 0, x = 0 } = (await surface(page).boundingBox()) ?? {};
			expect(x + width).toBeLessThanOrEqual(viewport.width);
		}
		await field(page).fill("staking");
		await expect(status(page)).toHaveText(/result/);
		await showMode(page, "dark");
		expect(await violations(page, { within: "dialog:popover-open", rules: "colours" })).toEqual([]);
	});

test("on a phone it ends above the keyboard, which covers the page without changing its height", async ({ page }) => {
	await page.setViewportSize(phone);
	await openPage(page, "/");
	await search(page, "server");
	const foot = async () => {
		const box = await surface(page).boundingBox();
		return Math.round((box?.y ?? 0) + (box?.height ?? 0));
	};
	expect(await foot()).toBe(phone.height);
	await page.evaluate(() => {
		Object.defineProperty(VisualViewport.prototype, "height", { get: () => 420, configurable: true });
		visualViewport?.dispatchEvent(new Event("resize"));
	});
	await expect.poll(foot).toBe(420);
	await page.keyboard.press("ArrowUp");
	await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
	const last = await options(page).last().boundingBox();
	expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(420);
});

test("the page behind it does not scroll", async ({ page }) => {
	await openPage(page, "/");
	await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await page.mouse.move(60, 700);
	await page.mouse.wheel(0, 400);
	await momentsPass(page);
	expect(await page.evaluate(() => scrollY)).toBe(600);
});

test("the active option stays in view", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 480 });
	await openPage(page, "/");
	await search(page, "server");
	const count = await options(page).count();
	for (let press = 1; press < count; press++) {
		await page.keyboard.press("ArrowDown");
		await expect(options(page).nth(press)).toBeInViewport({ ratio: 0.9 });
	}
});

test("another query scrolls the list back to the top", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 480 });
	await openPage(page, "/");
	await search(page, "serve");
	const last = options(page).last();
	await last.evaluate((option) => option.scrollIntoView());
	await expect(options(page).first()).not.toBeInViewport();
	await page.keyboard.press("r");
	await expect(options(page).first()).toBeInViewport({ ratio: 0.9 });
});

test("results of a former query are not left in the list", async ({ page }) => {
	await openPage(page, "/");
	await page.keyboard.press("/");
	for (const text of ["fro", "frost", "frog"]) {
		await search(page, text);
		const titles = await group(page, "Glossary").getByRole("option").allTextContents();
		expect(new Set(titles).size, text).toBe(titles.length);
	}
	await expect(group(page, "Glossary").getByRole("option")).toHaveCount(1);
	await expect(options(page).first()).toContainText("Frogs start singing");
});

for (const text of ["벚꽃", "сакура", "🌸", "???", "茶道"])
	test(`a query that is written nowhere here finds nothing, and Enter leads nowhere: ${text}`, async ({ page }) => {
		await openPage(page, "/tokens");
		await page.keyboard.press("/");
		await field(page).fill(text);
		await expect(status(page)).toHaveText("No results");
		await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
		await page.keyboard.press("Enter");
		await leadsNowhere(page);
		await expect(page).toHaveURL("/tokens");
	});

test("the query is treated as text, whatever it contains", async ({ page }) => {
	await openPage(page, "/");
	for (const text of [
		"<img src=x onerror=alert(1)>",
		"__proto__ constructor",
		"(((",
		"\\",
		"a".repeat(5_000),
		"\u202e\u0000",
	]) {
		await page.keyboard.press("Control+k");
		await field(page).fill(text);
		await expect(list(page)).toHaveAttribute("aria-busy", "false");
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toBeHidden();
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("there is no button that could only disappoint", async ({ page }) => {
		for (const viewport of [desktop, phone]) {
			await page.setViewportSize(viewport);
			await page.goto("/");
			await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toHaveCount(0);
		}
	});
});
