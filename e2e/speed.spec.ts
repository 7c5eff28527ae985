import type { APIRequestContext, Page } from "@playwright/test";
import { articleOf } from "./support/document.ts";
import { hold } from "./support/hold.ts";
import { sumOf, wordWithinItsLine } from "./support/layout-shift.ts";
import { hasSettled, momentsPass } from "./support/moments.ts";
import { listenToRequests, ownScriptsOf, scriptsOf } from "./support/page-scripts.ts";
import { expect, openPage, test } from "./support/test.ts";

/* What is fetched, when, and that nothing moves: the causes of speed, not its measure. */

const DOCUMENT = "/docs/technical-architecture/server-capsules";
/** A document as it is written, and as the build parsed it. */
const mesh = ["**/docs/05-technical-architecture/05-p2p-mesh.md", "**/assets/documents-*/05-05.json"];
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true });
const isScript = (path: string) => path.endsWith(".js");

/** Paths of every other page that the shell links to. */
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
		// What comes later, and is another page's as well: the seasons' texts, the passage's rules, the almanac's span, what the
		// visitor has read, which the settings forget, the nodes of articles, and the dialog that the search's field stands in.
		const late = /\/(?:seasons|shared|transition-rules|span|reading-store|article-node|dialog)-/;
		const asked = requests.filter((path) => !late.test(path));
		expect(asked.filter((path) => others.includes(path))).toEqual([]);
		// Neither parser nor document before one is chosen.
		expect(asked.filter((path) => /worker|\.md$|documents-\w+\//.test(path))).toEqual([]);
		if (path === "/") expect(asked.filter((path) => path.includes("loader"))).toEqual([]);
	});
}

test("where a document is read, what opens others is fetched as well, and none of them", async ({ page }) => {
	const requests = listenToRequests(page);
	const loader = page.waitForRequest("**/assets/document-loader-*.js");
	const descriptions = page.waitForRequest("**/assets/*document-descriptions-*.js");
	await openPage(page, DOCUMENT);
	await loader;
	await descriptions;
	await hasSettled(page);
	expect(requests.filter((asked) => /\.md$|documents-\w+\/|parse-worker/.test(asked))).toEqual([]);
});

for (const intend of ["hover", "focus"] as const) {
	test(`${intend} on a link fetches its page, and the click then fetches no code`, async ({ page, request }) => {
		// The dialog is there by then: the search's field stands in it.
		const own = (await ownScriptsOf(request, "/tokens")).filter((path) => !path.includes("/dialog-"));
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

test("hovering a document fetches it as the build parsed it, and the click then fetches nothing", async ({ page }) => {
	await openPage(page, DOCUMENT);
	const link = page.getByRole("complementary", { name: "Documents" }).getByRole("link", { name: "P2P Mesh" });
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
	// A document that was read once opens again without a request, and so does going back to it.
	await page.goBack();
	await expect(heading(page, "Server Capsules")).toBeVisible();
	await page.goForward();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
	expect(requests.filter((asked) => asked.endsWith("05-p2p-mesh.md") || isScript(asked))).toEqual([]);
});

for (const intend of ["hover", "focus"] as const) {
	test(`a document that another one names is fetched on ${intend}, and takes the place of the one that is left`, async ({
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

test("the page that is left stays until the document is there, and no longer than is hardly noticed", async ({
	page,
}) => {
	const late = await hold(page, "**/docs/05-technical-architecture/05-p2p-mesh.md");
	await page.clock.install();
	await openPage(page, DOCUMENT);
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	const link = page.getByRole("complementary", { name: "Documents" }).getByRole("link", { name: "P2P Mesh" });
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
				// A face is loaded when some text of the page asked for it; a preload alone does not do that.
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

test("scripts, and kanji that can wait, are asked for once the page is painted", async ({ page }) => {
	await openPage(page, "/tokens");
	const [before, after] = await page.evaluate(() => {
		const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
		const resources = performance.getEntriesByType("resource");
		const paths = (isWanted: (resource: PerformanceEntry) => boolean) =>
			resources.filter(isWanted).map(({ name }) => new URL(name).pathname);
		return [paths(({ startTime }) => startTime < painted), paths(({ startTime }) => startTime >= painted)] as const;
	});
	// The wallets' guard waits for the load alone, by which all that is painted has come.
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
	test(`${season} in the ${colorScheme} fetches that window alone`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		const requests = listenToRequests(page);
		await openPage(page, `/?season=${season}`);
		await hasSettled(page);
		const windows = requests.filter((asked) => /\/(?:spring|summer|autumn|winter)-(?:light|dark)-/.test(asked));
		expect(windows).toEqual([expect.stringContaining(`/${season}-${colorScheme}-`)]);
	});
}

/** Notes every layout shift, with what moved; also what moves on purpose must move nothing else. */
async function watchShifts(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.addInitScript(() => {
		const shifts: { value: number; moved: string }[] = [];
		Reflect.set(window, "shifts", shifts);
		new PerformanceObserver((list) => {
			const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[];
			for (const { value, sources } of entries)
				shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(" | ") });
		}).observe({ type: "layout-shift", buffered: true });
	});
}

async function firstPaint(page: Page): Promise<void> {
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

/** The shifts until everything has arrived and been painted. */
async function shiftsOf(page: Page): Promise<{ value: number; moved: string }[]> {
	await hasSettled(page);
	return page.evaluate(async () => {
		await document.fonts.ready;
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		return Reflect.get(window, "shifts");
	});
}

for (const width of [390, 1440]) {
	for (const path of ["/", "/docs", DOCUMENT, "/dashboard"]) {
		test(`${path} does not move while it loads, its kanji last, at ${width} px`, async ({ page, request }) => {
			const html = await (await request.get(path)).text();
			const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href = ""]) => href);
			const others = fonts.filter((font) => !font.includes("/shippori-"));
			expect(others).not.toEqual([]);
			await page.setViewportSize({ width, height: 900 });
			await watchShifts(page);
			const kanji = await hold(page, "**/shippori-*.woff2");
			// Nothing is painted before the style sheets: with them held back, the other fonts are there in time.
			const styles = await hold(page, "**/assets/*.css");
			const arrived = Promise.all(
				others.map((font) => page.waitForEvent("requestfinished", (sent) => sent.url().endsWith(font))),
			);
			await page.goto(path, { waitUntil: "commit" });
			await Promise.all([arrived, kanji.asked, styles.asked]);
			styles.release();
			await firstPaint(page);
			kanji.release();
			const shifts = await shiftsOf(page);
			expect(sumOf(shifts.map(({ value }) => value)), JSON.stringify(shifts)).toBeLessThan(wordWithinItsLine);
		});
	}

	test(`a document hardly moves when its fonts are late at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await watchShifts(page);
		const fonts = await hold(page, "**/*.woff2");
		await page.goto(DOCUMENT, { waitUntil: "commit" });
		await fonts.asked;
		await expect(heading(page, "Server Capsules")).toBeVisible();
		await firstPaint(page);
		fonts.release();
		const shifts = await shiftsOf(page);
		// The faces that stand in are of the same size; a word may still move within its line.
		expect(sumOf(shifts.map(({ value }) => value)), JSON.stringify(shifts)).toBeLessThan(0.01);
	});
}
