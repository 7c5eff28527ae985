import type { Page } from "@playwright/test";
import { effectScripts, effectsLayer, effectsRun, listenToEngine, picture } from "./support/effects.ts";
import { framesPass, hasSettled } from "./support/moments.ts";
import { inMotion } from "./support/motion.ts";
import { listenToRequests } from "./support/page-scripts.ts";
import { prefer, preferInAnotherTab } from "./support/preferences.ts";
import { saveData } from "./support/save-data.ts";
import { expect, openPage, test } from "./support/test.ts";
import { hideTab } from "./support/visibility.ts";

/* Particles and petals on the built site, including faults 48 to 50 and 58. Their rules have unit tests. */

const DOCUMENT = "/docs/technical-architecture/server-capsules";
const title = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const season = (page: Page, name: string) =>
	page.getByRole("banner").getByRole("group", { name: "Season" }).getByRole("radio", { name, exact: true });
const behind = (page: Page) => effectsLayer(page).locator("canvas");
const petals = (page: Page) => page.locator("main [data-decoration] > span");
const nothing = { ambient: false, petals: false, interactions: false };

/**
 * Waits until something is painted in the layer; on a slow machine there are few particles, some of them hidden behind
 * text.
 */
const isPainted = (page: Page) => expect.poll(async () => (await picture(behind(page))).pixels).toBeGreaterThan(0);

/** The states of the petals' animations, each once. */
const petalStates = (page: Page) =>
	petals(page).evaluateAll((petals) => [
		...new Set(petals.flatMap((petal) => petal.getAnimations()).map(({ playState }) => playState)),
	]);

const sum = async (page: Page) => (await picture(behind(page))).sum;

/** Waits until the layer's picture has changed. */
async function moves(page: Page): Promise<void> {
	const first = await sum(page);
	await expect.poll(() => sum(page)).not.toBe(first);
}

/** Waits until the layer's picture stays the same, and returns its checksum. */
async function stops(page: Page): Promise<number> {
	// A frame that was in flight may still be shown.
	await expect
		.poll(async () => {
			const before = await sum(page);
			await framesPass(page, 5);
			return (await sum(page)) === before;
		})
		.toBe(true);
	const still = await sum(page);
	await framesPass(page, 30);
	expect(await sum(page)).toBe(still);
	return still;
}

// A page may still request style sheets when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/**
 * Answers requests for these files with 404, as after a deployment: those that contain the text, which finds style
 * sheets by their rules.
 */
const withhold = (page: Page, pattern: RegExp, contained = "") =>
	page.route(pattern, async (route) => {
		const response = contained === "" ? null : await route.fetch();
		if (response && !(await response.text()).includes(contained)) return route.fulfill({ response });
		return route.fulfill({ status: 404 });
	});

/** Opens a page whose effects fail to load, and checks that the page works regardless. */
async function expectPageWorks(page: Page, failed: Promise<unknown>): Promise<void> {
	await openPage(page, "/tokens");
	await page.evaluate(() => Object.assign(window, { stayed: true }));
	await failed;
	await expect(title(page)).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
	await expect(title(page)).toHaveText("Glossary");
	expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
}

/**
 * The highest alpha, of 255, behind any line of the page's text during 30 frames, including text on its own background.
 */
async function strongestBehindText(canvas: HTMLCanvasElement): Promise<{ lines: number; strongest: number }> {
	const copy = document.createElement("canvas");
	copy.width = canvas.width;
	copy.height = canvas.height;
	const context = copy.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
	const lines: DOMRect[] = [];
	const walker = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const text = walker.currentNode;
		if (!text.nodeValue?.trim() || !text.parentElement?.checkVisibility()) continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		const isSeen = ({ width, top, bottom }: DOMRect) => width > 1 && top > 80 && bottom < innerHeight;
		lines.push(...[...range.getClientRects()].filter(isSeen));
	}
	const ratio = canvas.width / innerWidth;
	let strongest = 0;
	for (let frame = 0; frame < 30; frame++) {
		await new Promise(requestAnimationFrame);
		context.clearRect(0, 0, copy.width, copy.height);
		context.drawImage(canvas, 0, 0);
		for (const { left, top, width, height } of lines) {
			const { data } = context.getImageData(left * ratio, top * ratio, width * ratio, height * ratio);
			for (let at = 3; at < data.length; at += 4) strongest = Math.max(strongest, data[at] as number);
		}
	}
	return { lines: lines.length, strongest };
}

test.describe("in motion", () => {
	test.use(inMotion);

	for (const path of ["/", DOCUMENT, "/dashboard", "/tokens"]) {
		test(`${path}: effects are behind all content, above the background, inert and silent`, async ({ page }) => {
			await openPage(page, path);
			await effectsRun(page);
			await expect(effectsLayer(page)).toHaveAttribute("aria-hidden", "true");
			await expect(effectsLayer(page)).toHaveCSS("pointer-events", "none");
			const found = await effectsLayer(page).evaluate((layer: HTMLElement) => {
				const heading = document.querySelector("main h1") as HTMLElement;
				const range = document.createRange();
				range.selectNodeContents(heading);
				const { left, top, width, height } = range.getBoundingClientRect();
				const at = (x: number, y: number) => document.elementFromPoint(x, y);
				const isOfHeading = (element: Element | null) => element !== null && heading.contains(element);
				const deaf = isOfHeading(at(left + width / 2, top + height / 2));
				// With pointer events on for a moment, hit testing shows what is above and below the layer.
				layer.style.pointerEvents = "auto";
				const above = isOfHeading(at(left + width / 2, top + height / 2));
				const header = document.querySelector("header")?.contains(at(innerWidth / 2, 10));
				// In the margin only the page's background is visible, through transparent boxes.
				const margin = document.elementsFromPoint(innerWidth - 8, innerHeight - 8);
				const over = margin.slice(0, margin.indexOf(layer.querySelector("canvas") as Element));
				const opaque = over.filter((element) => getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)");
				return { deaf, above, header, over: over.length > 0, opaque: opaque.map(({ outerHTML }) => outerHTML) };
			});
			expect(found).toEqual({ deaf: true, above: true, header: true, over: true, opaque: [] });
		});
	}

	test("nothing is painted behind a line of text", async ({ page }) => {
		await prefer(page, { intensity: "vibrant" });
		await listenToEngine(page);
		await openPage(page, `${DOCUMENT}?season=summer`);
		await isPainted(page);
		await page.evaluate(() => document.fonts.ready);
		// The next map tells the engine where the lines are now.
		const maps = () =>
			page.evaluate(
				() => (Reflect.get(window, "told") as { type: string }[]).filter(({ type }) => type === "quiet").length,
			);
		const before = await maps();
		await expect.poll(maps).toBeGreaterThan(before);
		await framesPass(page, 20);
		const seen = await behind(page).evaluate(strongestBehindText);
		expect(seen.lines).toBeGreaterThan(20);
		expect(seen.strongest).toBeLessThanOrEqual(25);
	});

	test("effects are fetched only after the page has loaded", async ({ page }) => {
		await openPage(page, "/");
		await effectsRun(page);
		const early = await page.evaluate(() => {
			const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
			const chunks = performance.getEntriesByType("resource").filter(({ name }) => /atmosphere-|effects-/.test(name));
			const loaded = page?.loadEventStart ?? Number.POSITIVE_INFINITY;
			return {
				chunks: chunks.length,
				early: chunks.filter(({ startTime }) => startTime < loaded).map(({ name }) => name),
			};
		});
		expect(early.chunks).toBeGreaterThan(2);
		expect(early.early).toEqual([]);
	});

	test("fault 48: nothing is painted in a hidden tab; painting resumes when the tab is visible again", async ({
		page,
	}) => {
		await openPage(page, "/tokens");
		await effectsRun(page);
		await moves(page);
		await hideTab(page, true);
		const still = await stops(page);
		await hideTab(page, false);
		await expect.poll(() => sum(page)).not.toBe(still);
	});

	test("behind a dialog that covers the page everything rests; beside the display settings it goes on", async ({
		page,
	}) => {
		await openPage(page, "/");
		await effectsRun(page);
		await moves(page);
		expect(await petalStates(page)).toEqual(["running"]);
		await page.keyboard.press("Control+k");
		await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
		await expect.poll(() => petalStates(page)).toEqual(["paused"]);
		const still = await stops(page);
		await page.keyboard.press("Escape");
		await expect.poll(() => sum(page)).not.toBe(still);
		expect(await petalStates(page)).toEqual(["running"]);
		await page.getByRole("banner").getByRole("button", { name: "Display settings" }).click();
		await expect(page.getByRole("dialog", { name: "Display" })).toBeVisible();
		await moves(page);
		expect(await petalStates(page)).toEqual(["running"]);
	});

	test("fault 48: without a worker, a hidden tab requests no frames", async ({ page }) => {
		await page.addInitScript(() => {
			Reflect.deleteProperty(window, "Worker");
			const asked = { frames: 0 };
			const request = window.requestAnimationFrame.bind(window);
			Object.assign(window, { asked, uncounted: request });
			window.requestAnimationFrame = (callback) => {
				asked.frames++;
				return request(callback);
			};
		});
		await openPage(page, "/tokens");
		await effectsRun(page);
		await hideTab(page, true);
		const frames = await page.evaluate(async () => {
			const { asked, uncounted } = window as unknown as {
				asked: { frames: number };
				uncounted: typeof requestAnimationFrame;
			};
			const before = asked.frames;
			// A running loop would request its next frame within one of these.
			for (let frame = 0; frame < 3; frame++) await new Promise(uncounted);
			return { before, after: asked.frames };
		});
		expect(frames.after).toBe(frames.before);
		const still = (await picture(behind(page))).sum;
		await hideTab(page, false);
		await expect.poll(async () => (await picture(behind(page))).sum).not.toBe(still);
	});

	test("fault 49: at ten frames a second the effects are reduced", async ({ page }) => {
		await page.addInitScript(() => {
			Reflect.deleteProperty(window, "Worker");
			window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 100));
			window.cancelAnimationFrame = clearTimeout;
		});
		await openPage(page, "/tokens");
		await expect(effectsLayer(page)).toHaveAttribute("data-performance", "low");
		await expect(effectsLayer(page)).toHaveAttribute("data-cpu-load", "high");
	});

	test("with data saver on, effects start at the lowest level", async ({ page }) => {
		await saveData(page);
		await openPage(page, "/tokens");
		await expect(effectsLayer(page)).toHaveAttribute("data-performance", "low");
	});

	test("switching effects off removes them and their worker; switching them on restores them", async ({ page }) => {
		await openPage(page, "/");
		await effectsRun(page);
		await expect(petals(page)).toHaveCount(20);
		expect(page.workers()).toHaveLength(1);
		await preferInAnotherTab(page, nothing);
		await expect(effectsLayer(page)).toHaveCount(0);
		await expect(petals(page)).toHaveCount(0);
		await expect.poll(() => page.workers().length).toBe(0);
		await preferInAnotherTab(page, { ambient: true, petals: true });
		await effectsRun(page);
		await expect(petals(page)).toHaveCount(20);
		await isPainted(page);
	});

	test("reduced motion chosen in the settings stops the effects, and changes are followed live", async ({ page }) => {
		await openPage(page, "/");
		await effectsRun(page);
		await preferInAnotherTab(page, { motion: "reduced" });
		await expect(effectsLayer(page)).toHaveCount(0);
		await expect.poll(() => page.workers().length).toBe(0);
		await expect(petals(page).first()).toBeHidden();
		await preferInAnotherTab(page, { motion: "system" });
		await effectsRun(page);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect(effectsLayer(page)).toHaveCount(0);
		await expect(petals(page).first()).toBeHidden();
	});

	test("in high contrast no petals fall behind home's title", async ({ page }) => {
		await prefer(page, { contrast: "high" });
		await openPage(page, "/");
		await expect(petals(page)).toHaveCount(0);
		await preferInAnotherTab(page, { contrast: "system" });
		await expect(petals(page)).toHaveCount(20);
		await page.emulateMedia({ contrast: "more" });
		await expect(petals(page)).toHaveCount(0);
	});

	test("another season changes the particles, and another mode the petals", async ({ page }) => {
		const shown = await listenToEngine(page);
		await openPage(page, "/tokens?season=spring");
		await effectsRun(page);
		const spring = await shown();
		await season(page, "Winter").check();
		const elements = async () => (await shown())?.particles?.elements;
		await expect.poll(elements).not.toEqual(spring?.particles?.elements);
		const winter = await shown();
		expect(winter?.petals?.colours).not.toEqual(spring?.petals?.colours);
		await page.getByRole("switch", { name: "Dark mode" }).click();
		await expect.poll(async () => (await shown())?.petals?.colours).not.toEqual(winter?.petals?.colours);
	});

	test("fault 58: after three season changes within a second the last season's particles stay", async ({ page }) => {
		const shown = await listenToEngine(page);
		await openPage(page, "/tokens?season=spring");
		await effectsRun(page);
		for (const name of ["Summer", "Autumn", "Winter"]) await season(page, name).check();
		await expect.poll(async () => (await shown())?.particles?.elements).toContain("❄️");
		await expect(page.locator("body")).toHaveClass("season-winter");
		await expect(effectsLayer(page)).toHaveCount(1);
	});

	test("the season's window reacts to the pointer: a word on hover, particles on click", async ({ page }) => {
		await openPage(page, "/?season=spring");
		const area = page.locator("[data-interaction-area]");
		const note = area.locator("p");
		await effectsRun(page);
		await area.hover();
		await expect(note).toContainText(/sakura · cherry/);
		await expect(note.locator("[lang=ja]")).toHaveText("桜");
		await expect(area.locator("[aria-hidden]", { has: page.locator("canvas") })).toHaveCSS("pointer-events", "none");
		await area.click();
		const answer = area.locator("canvas");
		await expect.poll(async () => (await picture(answer)).pixels).toBeGreaterThan(0);
		await title(page).hover();
		await expect(note).toHaveCount(0);
		await area.hover();
		await expect(note).toContainText(/saku · to bloom/);

		await preferInAnotherTab(page, { interactions: false });
		await expect(answer).toHaveCount(0);
		await expect(note).toHaveCount(0);
	});

	test("twenty petals fall endlessly behind home's hero, and on no other page", async ({ page }) => {
		await openPage(page, "/");
		const falling = await petals(page).evaluateAll((all) =>
			all.flatMap((petal) =>
				petal.getAnimations().map((animation) => {
					const { duration, delay, iterations } = animation.effect?.getTiming() ?? {};
					return { duration: Number(duration), delay: Number(delay), iterations };
				}),
			),
		);
		expect(falling).toHaveLength(20);
		for (const { duration, delay, iterations } of falling) {
			expect(iterations).toBe(Number.POSITIVE_INFINITY);
			expect(duration).toBeGreaterThanOrEqual(15_000);
			expect(duration).toBeLessThanOrEqual(25_000);
			expect(delay).toBeLessThanOrEqual(10_000);
		}
		const hero = await petals(page).first().locator("..").boundingBox();
		const figures = await page.getByRole("region", { name: "The ecosystem in figures" }).boundingBox();
		expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual((figures?.y ?? 0) + 1);
		// Outside the window they are not rendered, and cost nothing.
		const areRendered = () =>
			petals(page)
				.first()
				.evaluate((petal) => petal.checkVisibility({ contentVisibilityAuto: true }));
		expect(await areRendered()).toBe(true);
		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		await expect.poll(areRendered).toBe(false);
		await openPage(page, "/tokens");
		await expect(petals(page)).toHaveCount(0);
	});

	test("if the worker fails to load, the page paints instead", async ({ page, allowMessages }) => {
		allowMessages(/Failed to load resource/);
		await withhold(page, /effects-worker-/);
		await openPage(page, "/tokens");
		await effectsRun(page);
		await isPainted(page);
	});

	for (const [name, pattern, contained] of [
		["the atmosphere", /\/atmosphere-[^/]*\.js/, ""],
		["the effects", /\/season-effects-[^/]*\.js/, ""],
		["the effects' styles", /\/[0-9a-f]+\.css/, "contain:strict;pointer-events:none"],
		["the worker and the engine", /\/effects-(?:worker|on-page)-/, ""],
	] as const) {
		test(`without ${name} the page still works: no reload, no error, no effects layer`, async ({
			page,
			allowMessages,
		}) => {
			allowMessages(/Failed to load resource/);
			await withhold(page, pattern, contained);
			const failed = page.waitForResponse((response) => pattern.test(response.url()) && response.status() === 404);
			await expectPageWorks(page, failed);
			await expect(effectsLayer(page)).toHaveCount(0);
		});
	}

	test("a chunk answered with HTML leaves the page working, too", async ({ page, allowMessages }) => {
		allowMessages(/MIME type/);
		const pattern = /\/season-effects-[^/]*\.js/;
		await page.route(pattern, (route) => route.fulfill({ contentType: "text/html", body: "<p>Not found" }));
		await expectPageWorks(
			page,
			page.waitForResponse((response) => pattern.test(response.url())),
		);
	});
});

test("fault 50: under the system's reduced motion nothing is fetched, nothing runs, and no petal is visible", async ({
	page,
}) => {
	const requests = listenToRequests(page);
	await openPage(page, "/");
	await hasSettled(page);
	expect(effectScripts(requests)).toEqual([]);
	expect(page.workers()).toEqual([]);
	await expect(petals(page).first()).toBeHidden();
	await page.locator("[data-interaction-area]").hover();
	await expect(page.locator("[data-interaction-area] p")).toHaveCount(0);
});

test.describe("with reduced motion chosen", () => {
	test.use(inMotion);

	test("fault 50: nothing is fetched, and no petal is visible from the first paint", async ({ page }) => {
		await prefer(page, { motion: "reduced" });
		const requests = listenToRequests(page);
		await openPage(page, "/");
		await expect(petals(page).first()).toBeHidden();
		await hasSettled(page);
		expect(effectScripts(requests)).toEqual([]);
	});

	test("with everything switched off nothing is fetched", async ({ page }) => {
		await prefer(page, nothing);
		const requests = listenToRequests(page);
		await openPage(page, "/");
		await hasSettled(page);
		expect(effectScripts(requests)).toEqual([]);
		await expect(petals(page)).toHaveCount(0);
	});
});
