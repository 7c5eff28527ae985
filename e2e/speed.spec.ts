import type { APIRequestContext, Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { shiftsOf, sumOf, watchShifts, wordWithinItsLine } from "./support/layout-shift.ts";
import { framesPass, hasSettled, momentsPass } from "./support/moments.ts";
import { listenToRequests, ownScriptsOf, readsAhead, scriptsOf } from "./support/page-scripts.ts";
import { articleOf, readerSidebar } from "./support/reader.ts";
import { saveData } from "./support/save-data.ts";
import { serveInHalves } from "./support/serve-in-halves.ts";
import { setDate } from "./support/set-date.ts";
import { expect, openPage, test } from "./support/test.ts";

/* What is fetched and when, and that nothing shifts: the causes of speed rather than its measurement. */

const DOCUMENT = "/docs/technical-architecture/server-capsules";
/** A document in source form, and as parsed by the build. */
const mesh = ["**/docs/05-technical-architecture/05-p2p-mesh.md", "**/assets/documents-*/05-05.json"];
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true });
const isScript = (path: string) => path.endsWith(".js");

/** Paths of all other pages that the shell links to. */
const linkedPaths = (page: Page) =>
	page
		.locator("nav a[href], footer a[href]")
		.evaluateAll((links) => [...new Set((links as HTMLAnchorElement[]).map((link) => link.pathname))]);

async function scriptsOfOthers(page: Page, request: APIRequestContext, path: string): Promise<string[]> {
	const own = await scriptsOf(request, path);
	const others = (await linkedPaths(page)).filter((other) => other !== path);
	expect(others.length).toBeGreaterThan(12);
	const scripts = await Promise.all(others.map((other) => scriptsOf(request, other)));
	return scripts.flat().filter((script) => !own.includes(script));
}

for (const path of ["/", DOCUMENT]) {
	test(`${path} fetches no script of another page`, async ({ page, request }) => {
		const requests = listenToRequests(page);
		await openPage(page, path);
		await hasSettled(page);
		const others = await scriptsOfOthers(page, request, path);
		expect(others.length).toBeGreaterThan(12);
		// Fetched later and shared with other pages: the seasons' texts, the transition's rules, the almanac's span, the
		// reading record, which the settings can clear, the nodes of articles, the dialog around the search field with the
		// tooltips of its buttons, and dates, which are bundled with copying.
		const late = /\/(?:seasons|shared|transition-rules|span|reading-store|article-node|dialog|tooltip|copying)-/;
		const asked = requests.filter((path) => !late.test(path));
		expect(asked.filter((path) => others.includes(path))).toEqual([]);
		// Neither parser nor document before one is chosen.
		expect(asked.filter((path) => /worker|\.md$|documents-\w+\/\d/.test(path))).toEqual([]);
		if (path === "/") expect(asked.filter((path) => path.includes("loader"))).toEqual([]);
	});
}

test.describe("while a document is read", () => {
	const isOfDocument = (asked: string) => /\.md$|documents-\w+\/\d|parse-worker/.test(asked);

	test("the code for opening others is fetched, and the documents next to it, which then open without a request", async ({
		page,
	}) => {
		const requests = listenToRequests(page);
		const ahead: string[] = [];
		page.on("request", (request) => {
			if (readsAhead(request)) ahead.push(new URL(request.url()).pathname);
		});
		const previous = page.waitForResponse("**/assets/documents-*/05-01.json");
		await openPage(page, DOCUMENT);
		await (await previous).finished();
		await hasSettled(page);
		expect(requests.filter(isOfDocument)).toEqual([]);
		expect(requests.some((asked) => asked.endsWith("/descriptions.json"))).toBe(true);
		expect(ahead).toEqual([
			"/docs/05-technical-architecture/03-encryption-and-keys.md",
			expect.stringMatching(/05-03\.json$/),
			expect.stringMatching(/^\/docs\/05-technical-architecture\/01-.*\.md$/),
			expect.stringMatching(/05-01\.json$/),
		]);
		await page.getByRole("link", { name: /^Next/ }).click();
		await expect(articleOf(page)).toHaveAttribute("data-article", "05-03");
		expect(requests.filter(isOfDocument)).toEqual([]);
	});

	test("nothing is read ahead for visitors who save data", async ({ page }) => {
		await saveData(page);
		const ahead: string[] = [];
		page.on("request", (request) => {
			if (readsAhead(request)) ahead.push(request.url());
		});
		const loader = page.waitForResponse("**/assets/document-loader-*.js");
		await openPage(page, DOCUMENT);
		await (await loader).finished();
		await hasSettled(page);
		expect(ahead).toEqual([]);
	});
});

for (const intend of ["hover", "focus"] as const) {
	test(`${intend} on a link prefetches its page, and the click then fetches no code`, async ({ page, request }) => {
		// Already loaded by then: the dialog around the search field, its tooltips, and dates, which the notices about copies
		// write.
		const own = (await ownScriptsOf(request, "/tokens")).filter((path) => !/\/(?:dialog|tooltip|copying)-/.test(path));
		expect(own).not.toEqual([]);
		const before = listenToRequests(page);
		await openPage(page, "/");
		await hasSettled(page);
		const link = page
			.getByRole("navigation", { name: "Ecosystem Navigation" })
			.getByRole("link", { name: /^Cherry Token Hub/ });
		const arrived = Promise.all(
			own.map((script) => page.waitForResponse((response) => new URL(response.url()).pathname === script)),
		);
		expect(before.filter((asked) => own.includes(asked))).toEqual([]);
		await link[intend]();
		for (const response of await arrived) await response.finished();
		const requests = listenToRequests(page);
		if (intend === "hover") await link.click();
		else await page.keyboard.press("Enter");
		await expect(heading(page, "Cherry Token Hub")).toBeVisible();
		expect(requests.filter((asked) => own.includes(asked))).toEqual([]);
	});
}

test("hovering a document prefetches it in parsed form, and the click then fetches nothing", async ({ page }) => {
	await openPage(page, DOCUMENT);
	const link = readerSidebar(page).getByRole("link", { name: "P2P Mesh" });
	await hasSettled(page);
	const requests = listenToRequests(page);
	const arrived = mesh.map((file) => page.waitForResponse(file));
	await link.hover();
	for (const response of await Promise.all(arrived)) await response.finished();
	await momentsPass(page);
	expect(requests.filter((asked) => asked.endsWith(".md"))).toEqual(["/docs/05-technical-architecture/05-p2p-mesh.md"]);
	expect(requests.filter((asked) => asked.endsWith(".json"))).toEqual([
		expect.stringMatching(/^\/assets\/documents-\w+\/05-05\.json$/),
	]);
	expect(requests.filter((asked) => /parse-worker|grammars/.test(asked))).toEqual([]);
	requests.length = 0;
	await link.click();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
	// A document that was read once opens again without a request, as does going back to it.
	await page.goBack();
	await expect(heading(page, "Server Capsules")).toBeVisible();
	await page.goForward();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
	expect(requests.filter((asked) => asked.endsWith("05-p2p-mesh.md") || isScript(asked))).toEqual([]);
});

for (const intend of ["hover", "focus"] as const) {
	test(`a document linked from another one is prefetched on ${intend}, and replaces it without a request`, async ({
		page,
	}) => {
		await openPage(page, DOCUMENT);
		const link = articleOf(page).getByRole("link", { name: "mesh", exact: true });
		const before = await page.evaluate(() => history.length);
		await hasSettled(page);
		const arrived = mesh.map((file) => page.waitForResponse(file));
		await link[intend]();
		for (const response of await Promise.all(arrived)) await response.finished();
		await momentsPass(page);
		const requests = listenToRequests(page);
		if (intend === "hover") await link.click();
		else await page.keyboard.press("Enter");
		await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
		expect(requests.filter((asked) => asked.endsWith(".md") || isScript(asked))).toEqual([]);
		expect(await page.evaluate(() => history.length)).toBe(before);
	});
}

test("the previous document stays until the next one has loaded, for at most 200 ms", async ({ page }) => {
	const late = await hold(page, "**/docs/05-technical-architecture/05-p2p-mesh.md");
	await page.clock.install();
	await openPage(page, DOCUMENT);
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	const link = readerSidebar(page).getByRole("link", { name: "P2P Mesh" });
	await link.click();
	await page.clock.runFor(199);
	await expect(heading(page, "Server Capsules")).toBeVisible();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-02");
	await page.clock.runFor(1);
	await expect(heading(page, "P2P Mesh")).toBeVisible();
	await expect(articleOf(page)).toHaveCount(0);
	late.release();
	await page.clock.resume();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
});

for (const path of ["/", DOCUMENT]) {
	test(`${path} uses every font that it preloads`, async ({ page }) => {
		await openPage(page, path);
		await page.evaluate(() => document.fonts.ready);
		const preloads = await page.locator("link[rel=preload][as=font]").evaluateAll((links) =>
			(links as HTMLLinkElement[]).map((link) => {
				const rules = [...document.styleSheets].flatMap((sheet) => fontFaces([...sheet.cssRules]));
				const rule = rules.find((face) =>
					face.style.getPropertyValue("src").includes(link.href.split("/").at(-1) ?? "?"),
				);
				const family = rule?.style.getPropertyValue("font-family").replaceAll('"', "");
				const range = rule?.style.getPropertyValue("unicode-range").toUpperCase();
				// A face only becomes "loaded" when some text of the page needs it; a preload alone does not do that.
				const used = [...document.fonts].some(
					(face) =>
						face.status === "loaded" &&
						face.family.replaceAll('"', "") === family &&
						(!range || face.unicodeRange.toUpperCase() === range),
				);
				return { file: link.href, used };

				function fontFaces(list: CSSRule[]): CSSFontFaceRule[] {
					return list.flatMap((entry) => {
						if (entry instanceof CSSFontFaceRule) return [entry];
						return entry instanceof CSSGroupingRule ? fontFaces([...entry.cssRules]) : [];
					});
				}
			}),
		);
		expect(preloads.length).toBeGreaterThan(0);
		expect(preloads.filter(({ used }) => !used)).toEqual([]);
	});
}

test("scripts and non-critical kanji are requested after the first paint", async ({ page }) => {
	await openPage(page, "/tokens");
	const [before, after] = await page.evaluate(() => {
		const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
		const resources = performance.getEntriesByType("resource");
		const paths = (isWanted: (resource: PerformanceEntry) => boolean) =>
			resources.filter(isWanted).map(({ name }) => new URL(name).pathname);
		return [paths(({ startTime }) => startTime < painted), paths(({ startTime }) => startTime >= painted)] as const;
	});
	// The wallet guard only waits for the load event, after which everything needed for painting has loaded.
	const isAtLoad = (path: string) => path.includes("/start-wallets-");
	const canWait = (path: string) => (isScript(path) && !isAtLoad(path)) || path.includes("/shippori-rest-");
	expect(before.filter(canWait)).toEqual([]);
	expect(before).toContainEqual(expect.stringContaining("/newsreader-"));
	expect(after).toContainEqual(expect.stringContaining("/shippori-rest-"));
	expect(after.filter(isScript).length).toBeGreaterThan(2);
});

for (const [season, colorScheme] of [
	["autumn", "dark"],
	["spring", "light"],
] as const) {
	test(`${season} in ${colorScheme} mode fetches only its own window picture`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		const requests = listenToRequests(page);
		await openPage(page, `/?season=${season}`);
		await hasSettled(page);
		const windows = requests.filter((asked) => /\/(?:spring|summer|autumn|winter)-(?:light|dark)-/.test(asked));
		expect(windows).toEqual([expect.stringContaining(`/${season}-${colorScheme}-`)]);
	});
}

async function firstPaint(page: Page): Promise<void> {
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

/** The shifts until everything has loaded and been painted. */
async function allShiftsOf(page: Page) {
	await hasSettled(page);
	await page.evaluate(() => document.fonts.ready);
	await framesPass(page, 3);
	return shiftsOf(page);
}

/** A day of 朔風払葉, one of the longest names among the micro-seasons, which home and dashboard show. */
const northWind = new Date(2026, 10, 27, 12);

for (const width of [390, 1440]) {
	for (const path of ["/", "/docs", DOCUMENT, "/dashboard"]) {
		test(`${path} has no layout shift while it loads, with kanji last, at ${width} px`, async ({ page, request }) => {
			const html = await (await request.get(path)).text();
			const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href = ""]) => href);
			const others = fonts.filter((font) => !font.includes("/shippori-"));
			expect(others).not.toEqual([]);
			await page.setViewportSize({ width, height: 900 });
			await setDate(page, northWind);
			await watchShifts(page);
			const kanji = await hold(page, "**/shippori-*.woff2");
			// Nothing is painted before the style sheets: holding them back lets the other fonts load in time.
			const styles = await hold(page, "**/assets/*.css");
			const arrived = Promise.all(
				others.map((font) => page.waitForEvent("requestfinished", (sent) => sent.url().endsWith(font))),
			);
			await page.goto(path, { waitUntil: "commit" });
			await Promise.all([arrived, kanji.asked, styles.asked]);
			styles.release();
			await firstPaint(page);
			kanji.release();
			const shifts = await allShiftsOf(page);
			expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(wordWithinItsLine);
		});
	}

	test(`a page opened at a section shows it from the start, and nothing shifts, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await watchShifts(page);
		const scripts = await hold(page, "**/assets/*.js");
		await page.goto("/guides/community#ceremonies", { waitUntil: "commit" });
		await scripts.asked;
		await firstPaint(page);
		const top = () =>
			page.locator("#ceremonies").evaluate((section) => Math.round(section.getBoundingClientRect().top));
		const before = await top();
		scripts.release();
		const shifts = await allShiftsOf(page);
		expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(wordWithinItsLine);
		expect(await top()).toBe(before);
		// The section that was served open is hidden by then, and can be chosen.
		await page.getByRole("main").getByRole("button", { name: "Welcome" }).click();
		await expect(page.locator("#welcome")).toBeVisible();
	});

	test(`a document hardly shifts when its fonts are late at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await watchShifts(page);
		const fonts = await hold(page, "**/*.woff2");
		await page.goto(DOCUMENT, { waitUntil: "commit" });
		await fonts.asked;
		await expect(heading(page, "Server Capsules")).toBeVisible();
		await firstPaint(page);
		fonts.release();
		const shifts = await allShiftsOf(page);
		// The fallback faces have the same metrics; a word may still move within its line.
		expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.01);
	});
}

for (const [place, path, width, from] of [
	["within the header", "/settings", 1440, "<select"],
	["within the header", "/settings", 390, '<button type="button" role="switch"'],
	["before the picture of its opening", "/", 390, "<div data-interaction-area"],
	["before its side menu's content", "/tokens", 390, '<div id="overview"'],
] as const) {
	test(`nothing shifts on ${path} at ${width} px if its second half arrives late, ${place}`, async ({
		page,
		baseURL,
		allowMessages,
	}) => {
		const slow = await serveInHalves(baseURL, from);
		allowMessages(new RegExp(`request to another host: ${slow.url}`));
		await page.setViewportSize({ width, height: 900 });
		await watchShifts(page);
		await page.goto(slow.url + path, { waitUntil: "commit" });
		await firstPaint(page);
		await page.evaluate(() => document.fonts.ready);
		await framesPass(page, 3);
		slow.release();
		const shifts = await allShiftsOf(page);
		expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(wordWithinItsLine);
		slow.close();
	});
}
