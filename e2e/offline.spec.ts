import type { Page } from "@playwright/test";
import { expectedFiles } from "#src/content/sections.ts";
import { violations } from "./support/axe.ts";
import { momentsPass } from "./support/moments.ts";
import { item } from "./support/navigation.ts";
import { type PublishedSite, publishSite } from "./support/published.ts";
import { articleOf, documentLink } from "./support/reader.ts";
import { serveRedirecting } from "./support/serve-redirecting.ts";
import { test as base, expect, openPage, reloadPage, taken } from "./support/test.ts";
import { hideTab } from "./support/visibility.ts";

/*
 * With a service worker and a server of the test's own, which is actually stopped and redeployed. Fault 40 without a
 * worker is in faults-network.spec.ts.
 */

const test = base.extend<{ site: PublishedSite }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off the pattern
	site: async ({}, use) => {
		const site = await publishSite();
		await use(site);
		await site.remove();
	},
	baseURL: ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: "allow" });
const NO_NETWORK = [/Failed to load resource/, /dynamically imported module/, /Unable to preload CSS/];
const errorScreen = (page: Page) => page.getByRole("heading", { name: "Something went wrong." });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const copyNotice = (page: Page) =>
	page.getByRole("status").filter({ hasText: "The site is not responding. You are viewing a copy saved on" });

/** Paths in one of the browser's caches. */
const stored = (page: Page, name: string) =>
	page.evaluate(
		async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
		`sakura-${name}`,
	);

/** Opens a page and waits until it is cached, which happens once it is usable. */
async function visit(page: Page, path: string): Promise<void> {
	await openPage(page, path);
	await expect.poll(() => stored(page, "pages")).toContain(path);
}

/** Keeps everything for offline use and waits until that is done. */
async function keepAll(page: Page): Promise<void> {
	await openPage(page, "/docs");
	await title(page, "Documentation").waitFor();
	const keep = page.getByRole("button", { name: "Keep for offline" });
	await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	await keep.click();
	await expect(page.getByRole("button", { name: "Remove" })).toBeVisible({ timeout: 40_000 });
}

/** Has the browser look for a new worker. @returns what becomes of it: "installed", or "redundant" if it cannot be */
const updateWorker = (page: Page) =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		return new Promise((resolve) => {
			const follow = () => {
				const worker = registration.installing;
				worker?.addEventListener("statechange", () => resolve(worker.state), { once: true });
			};
			registration.addEventListener("updatefound", follow, { once: true });
			void registration.update().catch(resolve);
		});
	});

test("visited pages open offline, and say that they are copies", async ({ page, site, allowMessages }) => {
	allowMessages(...NO_NETWORK);
	await visit(page, "/");
	await item(page, "Cherry Token Hub").click();
	await expect(title(page, "Cherry Token Hub")).toBeVisible();
	await expect.poll(() => stored(page, "pages")).toContain("/tokens");
	await site.stop();

	await reloadPage(page);
	await expect(title(page, "Cherry Token Hub")).toBeVisible();
	const copy = copyNotice(page);
	await expect(copy).toBeVisible();
	await expect(copy.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
	// Its sections work, and so does the link to the other page.
	await page.getByRole("main").getByRole("button", { name: "Staking" }).first().click();
	await expect(page.getByRole("heading", { name: "Staking", level: 2 })).toBeVisible();
	await page.goto("/?season=winter");
	await expect(title(page, "Ecosystem Home")).toBeVisible();
	await expect(page.locator("body")).toHaveClass("season-winter");

	await page.getByRole("button", { name: "Dismiss" }).click();
	await expect(copy).toHaveCount(0);
	await expect(page.getByRole("main")).toBeFocused();
	await site.start();
	await reloadPage(page);
	await expect(page.locator("html")).not.toHaveAttribute("data-kept", /./);
});

test("a copy follows the date on which it is read", async ({ page, site, allowMessages }) => {
	allowMessages(...NO_NETWORK);
	await visit(page, "/dashboard");
	await site.stop();
	for (const [day, season] of [
		["2027-03-19T12:00:00", "winter"],
		["2027-03-20T12:00:00", "spring"],
	] as const) {
		await page.clock.setFixedTime(day);
		await page.reload();
		await expect(page.locator("html")).toHaveAttribute("data-season", season);
	}
});

test("for a page that is not cached, the error screen says so and links to cached pages", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await visit(page, "/ceremonies");
	await site.stop();
	for (const path of ["/guides/glossary", "/orchestrator"]) {
		await page.goto(path);
		await expect(errorScreen(page)).toBeVisible();
		await expect(page).toHaveURL(path);
		const kept = page.getByRole("region", { name: "Saved on this device" });
		await expect(kept.getByRole("listitem")).toHaveText(["Seasonal Ceremonies"]);
	}
	expect(await violations(page)).toEqual([]);
	await page.locator("main").evaluate((main) =>
		new MutationObserver(() => {
			if (main.querySelector("h1")?.textContent === "Seasonal Ceremonies") sessionStorage.setItem("shown", "early");
		}).observe(main, { childList: true, subtree: true }),
	);
	await page.getByRole("main").getByRole("link", { name: "Seasonal Ceremonies" }).click();
	// Its copy, which has everything. The code that the application would need is not all there: it shows no page that
	// it would have to take back.
	await expect(page.locator("html")).toHaveAttribute("data-kept", /./);
	expect(await page.evaluate(() => sessionStorage.getItem("shown"))).toBeNull();
	await expect(title(page, "Seasonal Ceremonies")).toBeVisible();
	await expect(page.getByRole("region", { name: "Saved on this device" })).toHaveCount(0);

	// Once the network is back, going back is enough.
	await site.start();
	await page.goBack();
	await expect(title(page, "Project Orchestrator")).toBeVisible();
});

const redirectingTest = test.extend<{ host: Awaited<ReturnType<typeof serveRedirecting>> }>({
	host: async ({ site }, use) => {
		const host = await serveRedirecting(site.url);
		await use(host);
		host.close();
	},
	baseURL: ({ host }, use) => use(host.url),
});

redirectingTest(
	"offline, a host that redirects pages and the shell makes no difference",
	async ({ page, host, allowMessages }) => {
		allowMessages(...NO_NETWORK);
		const redirected = page.waitForResponse(/\/ceremonies\/$/);
		await visit(page, "/ceremonies");
		await redirected;
		host.close();
		await page.goto("/ceremonies");
		await expect(title(page, "Seasonal Ceremonies")).toBeVisible();
		await expect(copyNotice(page)).toBeVisible();
		await page.goto("/orchestrator");
		await expect(errorScreen(page)).toBeVisible();
	},
);

/** Reads the architecture overview, then the mesh document, until both are cached. */
async function readTwoDocuments(page: Page) {
	await visit(page, "/docs/technical-architecture/architecture-overview");
	await documentLink(page, "P2P Mesh").click();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
	await expect.poll(() => stored(page, "pages")).toContain("/docs/technical-architecture/p2p-mesh");
}

/** Starting from the mesh document: read documents open, others show the placeholder. */
async function expectOnlyThoseTwo(page: Page) {
	await expect(title(page, "P2P Mesh")).toBeVisible();
	await documentLink(page, "Architecture Overview").click();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-01");
	await expect(articleOf(page)).not.toContainText("This is a placeholder");
	await documentLink(page, "Server Capsules").click();
	await expect(articleOf(page)).toContainText("This is a placeholder for a document");
}

test("offline, Back opens the copy of the page that was opened first, if its code is missing", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await visit(page, "/garden");
	await visit(page, "/");
	await site.stop();
	await item(page, "Community Garden").click();
	await expect(title(page, "Community Garden")).toBeVisible();
	// Its figures were served with it: their code has never been fetched.
	await page.goBack();
	await expect(title(page, "Ecosystem Home")).toBeVisible();
	await expect(copyNotice(page)).toBeVisible();
});

test("offline, read documents open, others show the dated placeholder, and missing files stay missing", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK, /Document .* could not be loaded/);
	await readTwoDocuments(page);
	const answers = await page.evaluate(async () =>
		Promise.all(
			["/docs/05-technical-architecture/99-nothing.md", "/docs/nothing.svg"].map(async (path) => {
				const answer = await fetch(path);
				return [answer.status, answer.headers.get("content-type")];
			}),
		),
	);
	expect(answers).toEqual([
		[404, "text/plain; charset=utf-8"],
		[404, "text/plain; charset=utf-8"],
	]);
	await site.stop();

	await reloadPage(page);
	await expectOnlyThoseTwo(page);
	await site.start();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(articleOf(page)).toContainText("Name the server.");
});

test("a copy requested ahead is not taken for the open document, but said once it is opened", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await readTwoDocuments(page);
	await reloadPage(page);
	await expect(copyNotice(page)).toHaveCount(0);
	await site.stop();
	const told = page.evaluate(
		() =>
			new Promise((resolve) =>
				navigator.serviceWorker.addEventListener("message", ({ data }) => data.keptCopyOf && resolve(data.shownAt)),
			),
	);
	await documentLink(page, "Architecture Overview").hover();
	expect(await told).toBe("/docs/technical-architecture/architecture-overview");
	await expect(copyNotice(page)).toHaveCount(0);
	await documentLink(page, "Architecture Overview").click();
	await expect(copyNotice(page)).toBeVisible();
	await page.goBack();
	await expect(title(page, "P2P Mesh")).toBeVisible();
	await expect(copyNotice(page)).toHaveCount(0);
});

test("copies open when the server answers with 503; pages never visited show the server's response", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK, /Document .* could not be loaded/);
	await readTwoDocuments(page);
	await site.breakDown();

	await reloadPage(page);
	await expect(page.getByRole("status").filter({ hasText: "You are viewing a copy saved on" })).toBeVisible();
	await expectOnlyThoseTwo(page);

	const answer = await page.goto("/tokens");
	expect(answer?.status()).toBe(503);
	await expect(page.getByText("Service Unavailable")).toBeVisible();
	await site.stop();
	await site.start();
	await page.goto("/tokens");
	await expect(title(page, "Cherry Token Hub")).toBeVisible();
});

test("an unknown address is not cached as the page that stands in for it", async ({ page }) => {
	await page.addInitScript(() => {
		const told: unknown[] = [];
		Object.assign(window, { told });
		const post = ServiceWorker.prototype.postMessage;
		ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...sent: unknown[]) {
			told.push((sent[0] as { path?: string }).path);
			return Reflect.apply(post, this, sent);
		};
	});
	const told = () => page.evaluate(() => Reflect.get(window, "told") as unknown[]);
	await visit(page, "/garden");
	for (const [path, next, nextPath] of [
		["/nowhere", "Settings", "/settings"],
		["/documentationfoo", "Cherry Token Hub", "/tokens"],
	] as const) {
		await openPage(page, path);
		await expect.poll(told).toContain(path);
		// The next page is cached, so the worker has finished with this one.
		await item(page, next).click();
		await expect.poll(() => stored(page, "pages")).toContain(nextPath);
	}
	expect(await stored(page, "pages")).toEqual(["/garden", "/settings", "/tokens"]);
});

test("keeps everything on request, with progress and size, opens it offline, and frees the space on removal", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK, /Document .* could not be loaded/);
	await openPage(page, "/docs");
	await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	const documents = Object.values(expectedFiles).reduce((sum, count) => sum + count, 0);
	await expect(page.getByText(new RegExp(`^${documents} documents and every page, \\d\\.\\d MB\\.$`))).toBeVisible();
	const button = page.getByRole("button", { name: /^(?:Keep for offline|Stop|Remove)$/ });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("progressbar", { name: /of \d\.\d MB$/ })).toBeVisible();
	await expect(button).toHaveText("Stop");
	await page.keyboard.press("Enter");
	await expect(button).toHaveText("Keep for offline");
	expect(await stored(page, "kept")).toEqual([]);

	await page.keyboard.press("Enter");
	await expect(button).toHaveText("Remove", { timeout: 40_000 });
	await expect(button).toBeFocused();
	await expect(page.getByText(/Saved on \d+ \w+ \d{4}, \d\.\d MB\.$/)).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await site.stop();

	// A document that was never opened, with its picture; then a page that was never opened.
	await page.goto("/docs/technical-architecture/server-capsules");
	await expect(articleOf(page)).toContainText("Name the server.");
	const picture = articleOf(page).getByRole("img").first();
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await item(page, "Cherry Token Hub").click();
	await expect(title(page, "Cherry Token Hub")).toBeVisible();
	// The documents' index is kept, too: search for a phrase that occurs only in a text, not in a name.
	await page.keyboard.press("Control+k");
	await page.getByRole("combobox", { name: "Search" }).fill("name the server");
	await expect(page.getByRole("option", { name: /Server Capsules/ }).first()).toBeVisible();
	await expect(page.getByRole("dialog")).not.toContainText("could not be searched");
	await page.keyboard.press("Escape");

	await page.goto("/settings#privacy");
	await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	await button.click();
	await expect(button).toHaveText("Keep for offline");
	expect(await stored(page, "kept")).toEqual([]);
	await page.goto("/docs/technical-architecture/server-capsules");
	await expect(page.getByText("Name the server.")).toHaveCount(0);
});

test("if a page's code is missing although everything was kept, the error screen leads to the documents", async ({
	page,
	context,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await keepAll(page);
	await site.stop();
	// A browser that is short of room may delete what it likes.
	await page.evaluate(async () => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) if (request.url.includes("/assets/page-")) await cache.delete(request);
		}
	});
	await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
	await page.goto("/orchestrator");
	await expect(errorScreen(page)).toBeVisible();
	const kept = page.getByRole("region", { name: "Saved on this device" });
	await expect(kept.getByRole("link").first()).toHaveText("All documents");
	await expect(kept.getByRole("link").first()).toHaveAttribute("href", "/docs");
});

test("if the control's code cannot be loaded, its place says so and tries again", async ({ page, allowMessages }) => {
	allowMessages(...NO_NETWORK);
	await page.route("**/assets/keep-offline-*.js", (route) => route.abort());
	await openPage(page, "/docs");
	await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	const failure = page.getByRole("alert").filter({ hasText: "could not be loaded" });
	await expect(failure).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("button", { name: "Keep for offline" })).toBeVisible();
	await expect(failure).toHaveCount(0);
});

test("content removed in another tab is no longer shown as kept", async ({ page, context }) => {
	await keepAll(page);
	const other = await context.newPage();
	await openPage(other, "/docs");
	await other.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	await other.getByRole("button", { name: "Remove" }).click();
	await expect(other.getByRole("button", { name: "Keep for offline" })).toBeVisible();
	// A headless browser never hides its tabs.
	await hideTab(page, true);
	await hideTab(page, false);
	await expect(page.getByRole("button", { name: "Keep for offline" })).toBeVisible();
});

test.describe("on a small screen", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the sidebar shows the day offline even if it was never opened before", async ({
		page,
		site,
		allowMessages,
	}) => {
		allowMessages(...NO_NETWORK);
		await visit(page, "/tokens");
		await site.stop();
		await page.goto("/tokens");
		await page.getByRole("button", { name: "Open navigation" }).click();
		await expect(page.getByRole("navigation").getByText(/^Micro-season \d+ of 72$/)).toBeVisible();
	});
});

test("kept content is updated with the site", async ({ page, site, allowMessages }) => {
	allowMessages(...NO_NETWORK);
	await keepAll(page);
	const file = "docs/05-technical-architecture/02-server-capsules.md";
	site.change(file, (text) => text.replace("Name the server.", "Name the server, and wait."));
	await openPage(page, "/garden");
	const kept = () =>
		page.evaluate(async (file) => (await (await caches.open("sakura-kept")).match(`/${file}`))?.text(), file);
	await expect.poll(kept).toContain("Name the server, and wait.");
	await site.stop();
	await page.goto("/docs/technical-architecture/server-capsules");
	await expect(articleOf(page)).toContainText("Name the server, and wait.");
	await expect(page.getByRole("status").filter({ hasText: "You are viewing a copy" })).toBeVisible();
});

test("everything that was kept opens while its update is incomplete", async ({ page, site, allowMessages }) => {
	allowMessages(...NO_NETWORK);
	await keepAll(page);
	site.publishAnew();
	site.losePagesExcept("garden");
	await openPage(page, "/garden");
	const shell = () =>
		page.evaluate(async () => (await (await caches.open("sakura-shell")).match("/offline.html"))?.text());
	await expect.poll(shell).toContain("NEW.js");
	await expect.poll(async () => (await stored(page, "kept")).some((file) => file.includes("NEW.js"))).toBe(true);
	await site.stop();
	await page.goto("/orchestrator");
	await expect(title(page, "Project Orchestrator")).toBeVisible();
	await expect(copyNotice(page)).toBeVisible();
});

/** Waits until what was kept on request is that of the build that `publishAnew` deployed, and nothing else. */
async function keptAnew(page: Page): Promise<void> {
	const scripts = async () => (await stored(page, "kept")).filter((file) => file.endsWith(".js"));
	await expect.poll(async () => (await scripts()).some((file) => file.includes("NEW.js"))).toBe(true);
	await expect
		.poll(async () => (await scripts()).filter((file) => !file.includes("NEW.js")), { timeout: 40_000 })
		.toEqual([]);
}

/** Stops the server, and empties the browser's own cache, so that only what the site has stored is left. */
async function leaveOnlyCopies(page: Page, site: PublishedSite): Promise<void> {
	await site.stop();
	await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
}

test("a visited page opens with its own scripts after an update of everything kept has deleted them there", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await keepAll(page);
	await visit(page, "/tokens");
	site.publishAnew();
	await openPage(page, "/garden");
	await keptAnew(page);
	await leaveOnlyCopies(page, site);
	await page.goto("/tokens");
	await expect(title(page, "Cherry Token Hub")).toBeVisible();
	await expect(copyNotice(page)).toBeVisible();
	await expect(page.locator('script[src*="NEW.js"]')).toHaveCount(0);
});

test("an old tab opens what it has not seen with everything that was kept since, by one reload", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await keepAll(page);
	site.publishAnew();
	await updateWorker(page);
	await keptAnew(page);
	await leaveOnlyCopies(page, site);
	await item(page, "Project Orchestrator").click();
	await expect(page.locator('script[src*="NEW.js"]').first()).toBeAttached();
	await expect(title(page, "Project Orchestrator")).toBeVisible();
	await expect(copyNotice(page)).toBeVisible();
});

test("with everything kept, a page that was never visited opens when the server answers with 503", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await keepAll(page);
	await site.breakDown();
	await page.goto("/tokens");
	await expect(title(page, "Cherry Token Hub")).toBeVisible();
	await expect(copyNotice(page)).toBeVisible();
});

test("leaving a page that cannot be opened does not reload the one that is returned to", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await visit(page, "/");
	await item(page, "Cherry Token Hub").click();
	await expect.poll(() => stored(page, "pages")).toContain("/tokens");
	await site.stop();
	await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
	await item(page, "Settings").click();
	await expect(page.getByRole("region", { name: "Saved on this device" })).toBeVisible();
	await page.goBack();
	await expect(title(page, "Cherry Token Hub")).toBeVisible();
	await momentsPass(page);
	await expect(page.locator("html[data-same]")).toHaveCount(1);
});

test("a new version is offered, but not applied until the visitor chooses", async ({ page, site }) => {
	await visit(page, "/garden");
	const before = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
	const loads: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads.push(request.url());
	});
	await page.getByRole("switch", { name: "Dark mode" }).focus();
	site.publishAnew();
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
	const offer = page.getByRole("status").filter({ hasText: "A new version is available." });
	await expect(offer).toBeVisible();
	await expect(page.getByRole("switch", { name: "Dark mode" })).toBeFocused();
	expect(await violations(page)).toEqual([]);

	// The old tab keeps working, and the offer can be dismissed.
	await offer.getByRole("button", { name: "Dismiss" }).click();
	await expect(offer).toHaveCount(0);
	expect(loads).toEqual([]);

	site.change("index.html", (html) => html);
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
	await offer.getByRole("button", { name: "Reload" }).click();
	await expect.poll(() => loads).toHaveLength(1);
	await taken(page);
	const after = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
	expect(after.filter((script) => script && before.includes(script))).toEqual([]);
	await expect(offer).toHaveCount(0);
});

test("a new worker waits for the shell of its own build, which a cache in between may have late", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(/belongs to another build/);
	await visit(page, "/garden");
	const arrive = site.publishAnew("offline.html");
	expect(await updateWorker(page)).toBe("redundant");
	const offer = page.getByRole("status").filter({ hasText: "A new version is available." });
	await expect(offer).toHaveCount(0);
	arrive();
	expect(await updateWorker(page)).toBe("installed");
	await expect(offer).toBeVisible();
});

test("an old tab opens cached pages, and reloads once for chunks that a new version removed", async ({
	page,
	site,
	allowMessages,
}) => {
	allowMessages(...NO_NETWORK);
	await visit(page, "/orchestrator");
	await visit(page, "/garden");
	site.publishAnew();
	const loads: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads.push(request.url());
	});
	await item(page, "Project Orchestrator").click();
	await expect(title(page, "Project Orchestrator")).toBeVisible();
	expect(loads).toEqual([]);
	await item(page, "Seasonal Ceremonies").click();
	await expect(title(page, "Seasonal Ceremonies")).toBeVisible();
	expect(loads).toHaveLength(1);
});

test("a full device is reported, and nothing else is lost", async ({ page, context, site }) => {
	await visit(page, "/docs");
	const devtools = await context.newCDPSession(page);
	await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 2_500_000 });
	await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	await page.getByRole("button", { name: "Keep for offline" }).click();
	await expect(page.getByRole("main").getByText("There is not enough space on this device")).toBeVisible({
		timeout: 40_000,
	});
	expect(await stored(page, "kept")).toEqual([]);
	await expect(page.getByRole("button", { name: "Keep for offline" })).toBeVisible();
	await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
	await item(page, "Cherry Token Hub").click();
	await expect(title(page, "Cherry Token Hub")).toBeVisible();
	await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.url });
	await page.goto("/docs");
	await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	await page.getByRole("button", { name: "Keep for offline" }).click();
	await expect(page.getByRole("button", { name: "Remove" })).toBeVisible({ timeout: 40_000 });
});

test("a broken connection is reported; continuing fetches the rest", async ({ page, allowMessages }) => {
	allowMessages(...NO_NETWORK);
	await visit(page, "/docs");
	await page.route(/\/docs\/10-.*\.md$/, (route) => route.abort());
	await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	await page.getByRole("button", { name: "Keep for offline" }).click();
	await expect(page.getByRole("main").getByText("The connection was lost.")).toBeVisible({ timeout: 40_000 });
	expect((await stored(page, "kept")).length).toBeGreaterThan(0);
	await page.unrouteAll();
	await page.getByRole("button", { name: "Resume" }).click();
	await expect(page.getByRole("button", { name: "Remove" })).toBeVisible({ timeout: 40_000 });
});

test("visited pages can be forgotten", async ({ page }) => {
	await visit(page, "/garden");
	await openPage(page, "/settings#privacy");
	await expect.poll(() => stored(page, "pages")).toContain("/settings");
	await reloadPage(page);
	await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
	await expect(page.getByText(/^2 visited pages saved, \d.*[KM]B\.$/)).toBeVisible();
	const forget = page.getByRole("button", { name: "Clear visited pages" });
	await forget.click();
	await expect(page.getByText("No visited pages are saved yet.")).toBeVisible();
	await expect(forget).toBeFocused();
	expect(await stored(page, "pages")).toEqual([]);
	expect(await stored(page, "assets")).not.toEqual([]);
});

for (const [browser, prepare, told] of [
	[
		"without service workers",
		() => {
			delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
		},
		"This browser cannot save this site for offline use",
	],
	[
		"with blocked storage",
		() => {
			const refuse = () => Promise.reject(new DOMException("refused", "SecurityError"));
			for (const name of ["open", "match", "has", "keys", "delete"] as const) CacheStorage.prototype[name] = refuse;
			ServiceWorkerContainer.prototype.register = refuse;
		},
		"This browser cannot save this site for offline use",
	],
	[
		"that refuses the worker",
		() => {
			ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("refused", "SecurityError"));
		},
		"Your browser could not prepare to keep this site",
	],
] as const) {
	test(`in a browser ${browser} nothing breaks, and no button is dead`, async ({ page }) => {
		await page.addInitScript(prepare);
		await openPage(page, "/docs");
		await page.getByRole("heading", { name: "Keep for offline" }).scrollIntoViewIfNeeded();
		const button = page.getByRole("button", { name: "Keep for offline" });
		if (told.startsWith("Your browser")) await button.click();
		else await expect(button).toHaveCount(0);
		await expect(page.getByRole("main").getByText(told)).toBeVisible();
		await item(page, "Cherry Token Hub").click();
		await expect(title(page, "Cherry Token Hub")).toBeVisible();
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("nothing that needs JavaScript is offered", async ({ page }) => {
		await page.goto("/docs");
		await expect(page.getByText("Requires JavaScript.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Keep for offline" })).toHaveCount(0);
	});
});

test("the site can be installed", async ({ page, context, request }) => {
	await visit(page, "/");
	const devtools = await context.newCDPSession(page);
	const { errors, data = "{}" } = await devtools.send("Page.getAppManifest");
	expect(errors).toEqual([]);
	const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
	expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
	const manifest = JSON.parse(data) as {
		icons: { src: string; sizes: string }[];
		shortcuts: { url: string; name: string }[];
	};
	for (const { src, sizes } of manifest.icons) {
		const answer = await request.get(src);
		expect(answer.headers()["content-type"]).toBe("image/png");
		const image = await answer.body();
		expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
	}
	expect(manifest.shortcuts).toHaveLength(4);
	for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
	const touchIcon = page.locator('link[rel="apple-touch-icon"]');
	expect((await request.get((await touchIcon.getAttribute("href")) ?? "")).headers()["content-type"]).toBe("image/png");
});
