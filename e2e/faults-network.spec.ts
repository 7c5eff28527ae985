import type { Page, Route } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { momentsPass } from "./support/moments.ts";
import { item, navigation } from "./support/navigation.ts";
import { ownScriptsOf } from "./support/page-scripts.ts";
import { articleOf, documentLink, readerSidebar } from "./support/reader.ts";
import { serveInHalves } from "./support/serve-in-halves.ts";
import { expect, openPage, taken, test } from "./support/test.ts";
import { withholdStorage } from "./support/withhold-storage.ts";

/*
 * Faults 37 to 42: chunks that a deployment removed, no network, a slow network. 37 without storage is in
 * faults-storage.spec.ts, 39 in dashboard.spec.ts, 43 in without-script.spec.ts.
 */

const MISSING = [/Failed to load resource/, /dynamically imported module/, /MIME type/, /Unable to preload CSS/];
const OFFLINE = [...MISSING, /Document .* could not be loaded/];

const errorScreen = (page: Page) => page.getByRole("heading", { name: "Something went wrong." });
const tokensLink = (page: Page) => item(page, "Cherry Token Hub");
const tokensTitle = (page: Page) => page.getByRole("heading", { name: "Cherry Token Hub", level: 1 });

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
	let loads = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads++;
	});
	return () => loads;
}

/** Changes the response for a page's own scripts. @returns a function that restores them, as a new deployment would */
async function replaceScripts(page: Page, scripts: string[], answer: (route: Route) => Promise<void>) {
	const isOne = (url: URL) => scripts.includes(url.pathname);
	await page.route(isOne, answer);
	return () => page.unroute(isOne);
}

const gone = (route: Route) =>
	route.fulfill({ status: 404, contentType: "text/plain", body: "There is no such file." });
const htmlInstead = (route: Route) =>
	route.fulfill({ contentType: "text/html; charset=utf-8", body: "<!doctype html><div id=root></div>" });

test("fault 37: a chunk removed by a deployment causes one reload, which shows the page", async ({
	page,
	request,
	allowMessages,
}) => {
	allowMessages(...MISSING);
	const scripts = await ownScriptsOf(request, "/tokens");
	expect(scripts).not.toEqual([]);
	await openPage(page, "/");
	const restore = await replaceScripts(page, scripts, gone);
	// The reloaded page references the new chunks, which exist.
	await page.route("/tokens", async (route) => {
		await restore();
		await route.continue();
	});
	const loads = countLoads(page);
	await tokensLink(page).dispatchEvent("click");
	await expect(tokensTitle(page)).toBeVisible();
	await expect(errorScreen(page)).toHaveCount(0);
	expect(loads()).toBe(1);
});

test("fault 37: a removed chunk that was only prefetched has no effect until its link is followed", async ({
	page,
	request,
	allowMessages,
}) => {
	allowMessages(...MISSING);
	const scripts = await ownScriptsOf(request, "/tokens");
	await openPage(page, "/");
	const restore = await replaceScripts(page, scripts, gone);
	const loads = countLoads(page);
	const asked: string[] = [];
	page.on("request", (request) => request.method() === "HEAD" && asked.push(request.url()));
	const failed = page.waitForResponse((response) => scripts.includes(new URL(response.url()).pathname));
	await tokensLink(page).hover();
	await failed;
	await momentsPass(page);
	expect(asked).toEqual([]);
	expect(loads()).toBe(0);

	await page.route("/tokens", async (route) => {
		await restore();
		await route.continue();
	});
	await tokensLink(page).click();
	await expect(tokensTitle(page)).toBeVisible();
	await expect(errorScreen(page)).toHaveCount(0);
	expect(loads()).toBe(1);
});

/** The chunk of the page itself, without those it shares with other pages. */
const isPageChunk = (path: string) => /\/page-[\w-]{7}\.js$/.test(path);

for (const [fault, answer] of [
	["38: a chunk that is missing for good", gone],
	["42: a chunk answered with 200 and HTML", htmlInstead],
	["38: a chunk whose connection is cut", (route: Route) => route.abort("connectionreset")],
] as const) {
	test(`fault ${fault} causes one reload, then shows the error screen, without a reload loop`, async ({
		page,
		request,
		allowMessages,
	}) => {
		allowMessages(...MISSING);
		await openPage(page, "/");
		const tokensScripts = (await ownScriptsOf(request, "/tokens")).filter(isPageChunk);
		expect(tokensScripts).toHaveLength(1);
		const restoreTokens = await replaceScripts(page, tokensScripts, answer);
		const loads = countLoads(page);
		const reloaded = page.waitForEvent("load");
		await tokensLink(page).dispatchEvent("click");
		await reloaded;
		await expect(errorScreen(page)).toBeVisible();
		await expect(
			page.getByText("The Sakura ecosystem encountered an error. Please refresh to try again."),
		).toBeVisible();
		await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
		await expect(page).toHaveURL("/tokens");
		await expect(page.getByRole("banner")).toBeVisible();
		await expect(navigation(page).getByRole("link")).toHaveCount(12);
		expect(loads()).toBe(1);

		// The visitor may retry, and the rest of the site keeps working without another load.
		const refreshed = page.waitForEvent("load");
		await page.getByRole("button", { name: "Refresh Application" }).click();
		await refreshed;
		await expect(errorScreen(page)).toBeVisible();
		await page.getByRole("link", { name: "Sakura Ecosystem", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Ecosystem Home", level: 1 })).toBeVisible();
		await expect(errorScreen(page)).toHaveCount(0);
		expect(loads()).toBe(2);

		// A second failing page causes no further reload; once it is available again, the first page opens from its link.
		const settingsScripts = (await ownScriptsOf(request, "/settings")).filter(isPageChunk);
		expect(settingsScripts).toHaveLength(1);
		const restore = await replaceScripts(page, settingsScripts, answer);
		await navigation(page).getByRole("link").last().click();
		await expect(page).toHaveURL("/settings");
		await expect(errorScreen(page)).toBeVisible();
		await restoreTokens();
		await tokensLink(page).click();
		await expect(tokensTitle(page)).toBeVisible();
		expect(loads()).toBe(2);

		// Refreshing shows the page once it is available. Coming back requests it once more, in vain.
		const askedAgain = page.waitForRequest((asked) => settingsScripts.some((script) => asked.url().endsWith(script)));
		await page.goBack();
		await (await askedAgain).response();
		await restore();
		await expect(errorScreen(page)).toBeVisible();
		await page.getByRole("button", { name: "Refresh Application" }).click();
		await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
		expect(loads()).toBe(3);
	});
}

test("a page that is never answered is given up after 15 s, and shown if it arrives after all", async ({
	page,
	request,
}) => {
	await page.clock.install();
	await openPage(page, "/");
	const [script = ""] = (await ownScriptsOf(request, "/tokens")).filter(isPageChunk);
	const code = await hold(page, `**${script}`);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await tokensLink(page).dispatchEvent("click");
	const spinner = page.getByRole("main").getByText("Loading Cherry Token Hub...");
	await expect(spinner).toBeVisible();
	// The header covers the window's upper edge.
	expect((await spinner.boundingBox())?.y).toBeGreaterThan(64);
	await page.clock.runFor(14_000);
	await expect(page.getByRole("main")).toContainText("Loading Cherry Token Hub...");
	await page.clock.runFor(1_000);
	await expect(errorScreen(page)).toBeVisible();
	await expect(page).toHaveTitle(/^Cherry Token Hub/);
	await expect(navigation(page).getByRole("link")).toHaveCount(12);
	code.release();
	await expect(tokensTitle(page)).toBeVisible();
	await expect(errorScreen(page)).toHaveCount(0);
});

test("fault 38: a chunk that throws shows the error screen, and the console names the reason once", async ({
	page,
	request,
	allowMessages,
}) => {
	allowMessages(/a part that broke/);
	const told: string[] = [];
	page.on("console", (message) => told.push(message.text()));
	await withholdStorage(page, "is null");
	await openPage(page, "/");
	const [chunk] = (await ownScriptsOf(request, "/tokens")).filter(isPageChunk);
	await replaceScripts(page, [chunk as string], (route) =>
		route.fulfill({ contentType: "text/javascript", body: 'throw new Error("a part that broke");' }),
	);
	await tokensLink(page).dispatchEvent("click");
	await expect(errorScreen(page)).toBeVisible();
	await expect.poll(() => told.filter((text) => text.includes("a part that broke"))).toHaveLength(1);
});

test("fault 37: chunks that no visitor waits for cause no reload: the almanac, the list of shortcuts", async ({
	page,
	allowMessages,
}) => {
	allowMessages(...MISSING);
	const asked: string[] = [];
	await page.route(/\/assets\/(?:micro-season|shortcuts-dialog)-/, async (route) => {
		asked.push(new URL(route.request().url()).pathname.replace(/^\/assets\/|-[\w-]{7}\..*$/g, ""));
		await gone(route);
	});
	const loads = countLoads(page);
	await openPage(page, "/");
	await expect.poll(() => asked).toContain("micro-season");
	await page.keyboard.press("?");
	await expect.poll(() => asked).toContain("shortcuts-dialog");
	await page.keyboard.press("Alt+H");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(loads()).toBe(1);
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("fault 38: a page that failed is requested again when the visitor returns to it", async ({
	page,
	request,
	allowMessages,
}) => {
	allowMessages(...MISSING);
	await withholdStorage(page, "is null");
	await openPage(page, "/");
	// Only the page's own chunk: a part of home that may not be loaded yet needs some of the others.
	const scripts = (await ownScriptsOf(request, "/tokens")).filter(isPageChunk);
	const restore = await replaceScripts(page, scripts, gone);
	await tokensLink(page).dispatchEvent("click");
	await expect(errorScreen(page)).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Ecosystem Home", level: 1 })).toBeVisible();
	await restore();
	await page.goForward();
	await expect(tokensTitle(page)).toBeVisible();
});

test("fault 38: without the overview’s chunk, the documents still open, and the overview is requested again", async ({
	page,
	allowMessages,
}) => {
	allowMessages(...MISSING);
	await withholdStorage(page, "is null");
	await openPage(page, "/docs/technical-architecture/p2p-mesh");
	await page.route("**/assets/landing-*.js", gone);
	await readerSidebar(page).getByRole("link", { name: "Documentation overview" }).click();
	await expect(errorScreen(page)).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { name: "P2P Mesh", level: 1 })).toBeVisible();
	await expect(errorScreen(page)).toHaveCount(0);
	await page.unroute("**/assets/landing-*.js");
	await page.goForward();
	await expect(page.getByRole("heading", { name: "Documentation", level: 1 })).toBeVisible();
	await documentLink(page, "P2P Mesh").click();
	await expect(page.getByRole("heading", { name: "P2P Mesh", level: 1 })).toBeVisible();
});

test("fault 38: a page opened without its chunk, or without the application, is never blank", async ({
	page,
	request,
	allowMessages,
}) => {
	allowMessages(...MISSING);
	const loads = countLoads(page);
	const restore = await replaceScripts(page, await ownScriptsOf(request, "/tokens"), gone);
	await page.goto("/tokens");
	await expect(errorScreen(page)).toBeVisible();
	expect(loads()).toBe(2);
	await restore();

	await replaceScripts(page, await ownScriptsOf(request, "/docs"), gone);
	await page.goto("/docs");
	await expect(errorScreen(page)).toBeVisible();
	expect(loads()).toBe(3);

	await page.route("/assets/*.js", gone);
	await page.goto("/tokens#staking");
	await expect(page.locator("#staking")).toBeVisible();
	await expect(page.locator("#overview")).toBeHidden();
	expect(loads()).toBe(4);
	await page.goto("/docs/technical-architecture/server-capsules");
	await expect(page.getByRole("heading", { name: "Server Capsules", level: 1 })).toBeVisible();
	await expect(articleOf(page)).toContainText("Name the server.");
	expect(loads()).toBe(5);
});

test("fault 40: without a network, loaded pages work, others show an error, and all recover once it is back", async ({
	page,
	context,
	allowMessages,
}) => {
	allowMessages(...OFFLINE);
	await openPage(page, "/docs/technical-architecture/architecture-overview");
	await documentLink(page, "P2P Mesh").click();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
	const loads = countLoads(page);
	await context.setOffline(true);

	await documentLink(page, "Performance Budget").click();
	await expect(articleOf(page)).toContainText("This is a placeholder for a document");
	// There is no text to date, to open or to copy.
	await expect(page.getByRole("list", { name: "About this document" }).getByRole("listitem")).toHaveText(["05-08"]);
	await documentLink(page, "P2P Mesh").click();
	await expect(articleOf(page)).toContainText("mesh");
	await expect(articleOf(page)).not.toContainText("This is a placeholder");
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Glossary" }).click();
	await expect(errorScreen(page)).toBeVisible();
	await page.getByRole("switch", { name: "Dark mode" }).click();
	await expect(page.locator("html")).toHaveClass(/dark-mode/);
	await page.goBack();
	await expect(page.getByRole("heading", { name: "P2P Mesh", level: 1 })).toBeVisible();
	expect(loads()).toBe(0);

	await context.setOffline(false);
	await footer.getByRole("link", { name: "Glossary" }).click();
	await expect(page.getByRole("heading", { name: "Glossary", level: 1 })).toBeVisible();
	// Its style sheet had failed with it.
	await expect(page.getByRole("heading", { name: "All terms" }).locator("..")).toHaveCSS("display", "flex");
});

const readerCode = "**/assets/document-loader-*.js";

test("fault 40: without a network and a worker, Back returns to a page that was kept as served", async ({
	page,
	context,
	allowMessages,
}) => {
	allowMessages(...OFFLINE);
	for (const path of ["/", "/tokens"]) {
		await openPage(page, path);
		const name = await page.getByRole("heading", { level: 1 }).textContent();
		const code = page.waitForResponse((response) => /\/still-parts-[^/]*\.js$/.test(response.url()));
		await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
		await expect(page.getByRole("heading", { name: "Glossary", level: 1 })).toBeVisible();
		await (await code).finished();
		await context.setOffline(true);
		await page.goBack();
		await expect(page.getByRole("heading", { name: name ?? "", level: 1 })).toBeVisible();
		await context.setOffline(false);
	}
});

test("fault 40: if the reader's own code fails to load, it says so and can be retried", async ({
	page,
	context,
	allowMessages,
}) => {
	allowMessages(...OFFLINE);
	// It is prefetched: a failure then has no effect.
	const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/document-loader-"));
	await page.route(readerCode, (route) => route.abort());
	await openPage(page, "/docs/technical-architecture/architecture-overview");
	const loads = countLoads(page);
	await failed;
	await context.setOffline(true);
	await documentLink(page, "P2P Mesh").click();
	await expect(page.getByRole("heading", { name: "Error Loading Document" })).toBeVisible();
	await context.setOffline(false);
	await page.unroute(readerCode);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
	await expect(page.getByRole("heading", { name: "Error Loading Document" })).toHaveCount(0);
	expect(loads()).toBe(0);
});

test("fault 40: what failed is not fetched again in the background, where a failure would reload the page", async ({
	page,
	context,
	allowMessages,
}) => {
	allowMessages(...OFFLINE);
	let fetches = 0;
	await page.route(readerCode, (route) => {
		fetches++;
		return route.abort();
	});
	await openPage(page, "/docs/technical-architecture/architecture-overview");
	await context.setOffline(true);
	await documentLink(page, "P2P Mesh").click();
	await expect(page.getByRole("heading", { name: "Error Loading Document" })).toBeVisible();
	await context.setOffline(false);
	const [loads, before] = [countLoads(page), fetches];
	await documentLink(page, "Performance Budget").hover();
	await readerSidebar(page).getByRole("link", { name: "Documentation overview" }).click();
	await expect(page.getByRole("heading", { name: "Documentation", level: 1 })).toBeVisible();
	await momentsPass(page);
	expect(fetches).toBe(before);
	expect(loads()).toBe(0);
});

test("fault 41: a slow network shows a loading state, then the page", async ({ page, request }) => {
	const scripts = await ownScriptsOf(request, "/tokens");
	await openPage(page, "/");
	const chunk = await hold(page, (url) => scripts.includes(url.pathname));
	await tokensLink(page).click();
	await chunk.asked;
	const status = page.getByRole("main").getByRole("status");
	await expect(status).toBeVisible();
	await expect(status).toHaveText("Loading Cherry Token Hub...");
	await expect(status).toHaveAttribute("aria-busy", "true");
	await expect(page).toHaveURL("/tokens");
	await expect(page).toHaveTitle("Cherry Token Hub · Sakura Ecosystem");
	await expect(page.getByRole("heading", { name: "Ecosystem Home", level: 1 })).toHaveCount(0);
	chunk.release();
	await expect(tokensTitle(page)).toBeVisible();
	await expect(status).toHaveCount(0);
	await expect(page.getByRole("main")).toBeFocused();

	await openPage(page, "/docs/technical-architecture/architecture-overview");
	const file = await hold(page, "**/docs/05-technical-architecture/05-p2p-mesh.md");
	await documentLink(page, "P2P Mesh").click();
	await file.asked;
	await expect(page.getByRole("status").filter({ hasText: "Loading P2P Mesh..." })).toBeVisible();
	file.release();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
});

for (const [how, path] of [
	["a page", "/garden"],
	["a document", "/docs/technical-architecture/p2p-mesh"],
]) {
	test(`fault 41: ${how} that arrives after its application is hydrated in place`, async ({
		page,
		baseURL,
		allowMessages,
	}) => {
		const slow = await serveInHalves(baseURL);
		allowMessages(new RegExp(`request to another host: ${slow.url}`));
		const application = page.waitForResponse(/\/assets\/index-[\w-]+\.js$/);
		await page.goto(slow.url + path, { waitUntil: "commit" });
		await page.evaluate(async (script) => {
			await import(script);
		}, (await application).url());
		await momentsPass(page);
		expect(await page.evaluate(() => document.readyState)).toBe("loading");
		const served = await page.getByRole("main").elementHandle();
		slow.release();
		await taken(page);
		expect(await served?.evaluate((main) => main.isConnected)).toBe(true);
		slow.close();
	});
}
