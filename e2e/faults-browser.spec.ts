import type { Locator, Page } from "@playwright/test";
import { siteMap } from "#src/content/site-map.ts";
import { stopsAhead, unmarked } from "./support/focus.ts";
import { hold } from "./support/hold.ts";
import { hasSettled } from "./support/moments.ts";
import { navigation } from "./support/navigation.ts";
import { articleOf, documentLink, files, markdownRequests, readerSidebar, serveMarkdown } from "./support/reader.ts";
import { expect, openPage, taken, test } from "./support/test.ts";

/*
 * Faults 50, 53, 55 to 57 and 59: what browsers and visitors do to a page. 51 and 52 are in navigation.spec.ts, 54 in
 * paths.spec.ts; 48, 49 and 58 in effects.spec.ts.
 */

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true });
const DOCUMENT = "/docs/technical-architecture/server-capsules";

test("fault 50: under reduced motion no animation or transition has a noticeable duration", async ({ page }) => {
	await openPage(page, "/");
	await navigation(page)
		.getByRole("link", { name: /^Cherry Token Hub/ })
		.click();
	await expect(heading(page, "Cherry Token Hub")).toBeVisible();
	const moving = await page.evaluate(() =>
		[...document.querySelectorAll("*")].flatMap((element) => {
			const style = getComputedStyle(element);
			const durations = [style.animationDuration, style.transitionDuration].flatMap((list) => list.split(", "));
			return durations.every((duration) => Number.parseFloat(duration) <= 0.01) ? [] : [element.outerHTML];
		}),
	);
	expect(moving).toEqual([]);
});

/**
 * Changes every text node of the page as a browser's translation does, or an extension that puts another `tag` in its
 * place; with `live`, also those that come later.
 */
async function translate(page: Page, { live = false, tag = "font" } = {}): Promise<void> {
	await page.evaluate(
		({ live, tag }) => {
			const translateAll = () => {
				const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
				const texts: Text[] = [];
				while (walker.nextNode()) texts.push(walker.currentNode as Text);
				for (const text of texts) {
					// Already translated text stays: a browser only translates what is new.
					if (!text.data.trim() || text.parentElement?.closest("script, svg, .translated")) continue;
					const outer = document.createElement(tag);
					const inner = document.createElement(tag);
					outer.className = "translated";
					text.replaceWith(outer);
					inner.append(`«${text.data}»`);
					outer.append(inner);
				}
			};
			document.documentElement.classList.add("translated-ltr");
			translateAll();
			if (!live) return;
			const changes = { childList: true, subtree: true, characterData: true };
			new MutationObserver(translateAll).observe(document.body, changes);
		},
		{ live, tag },
	);
}

/** The text without the marks of the translation. */
const plainText = async (locator: Locator) => (await locator.innerText()).replace(/[«»]/g, "");

for (const [how, take] of [
	["is missing", () => Reflect.deleteProperty(window, "PerformanceObserver")],
	["does not say what it observes", () => Reflect.deleteProperty(PerformanceObserver, "supportedEntryTypes")],
] as const)
	test(`fault 57: if the browser's PerformanceObserver ${how}, the page still works`, async ({ page }) => {
		await page.addInitScript(take);
		await openPage(page, "/tokens");
		const mode = page.getByRole("switch", { name: "Dark mode" });
		await mode.click();
		await expect(mode).toBeChecked();
	});

test("fault 53: a page that the browser translated still works", async ({ page }) => {
	await openPage(page, "/");
	await expect(navigation(page).getByText(/^Micro-season/)).toBeVisible();
	await translate(page);
	await navigation(page)
		.getByRole("link", { name: /Cherry Token Hub/ })
		.click();
	await expect(heading(page, "Cherry Token Hub")).toBeVisible();
	await translate(page);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: /Glossary/ })
		.click();
	await expect(heading(page, "Glossary")).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL("/tokens");
	await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText("Cherry Token Hub");
});

test("fault 53: in a page that the browser translated, a glossary word opens its meaning", async ({ page }) => {
	await openPage(page, "/tokens");
	await translate(page);
	const word = page
		.getByRole("main")
		.getByRole("button", { name: /Cherry Seeds/, expanded: false })
		.first();
	await word.click();
	await expect(page.locator("[popover]:popover-open")).toContainText("The community’s utility token");
	await expect(heading(page, "«Cherry Token Hub»")).toBeVisible();
});

test("fault 53: in translated settings, the list of stored data updates after a choice", async ({ page }) => {
	await openPage(page, "/settings#privacy");
	await expect(page.getByRole("cell", { name: "Nothing", exact: true })).toHaveCount(4);
	await translate(page);
	await page
		.getByRole("switch", { name: /Dark mode/ })
		.first()
		.click();
	await expect(page.getByRole("cell", { name: "true", exact: true })).toBeVisible();
	await expect(page.getByRole("cell", { name: "«Nothing»" })).toHaveCount(3);
});

for (const tag of ["font", "span"])
	test(`fault 53: a calculator whose texts became <${tag}> shows the figures for what is typed`, async ({ page }) => {
		await openPage(page, "/tokens#staking");
		const calculator = page.getByRole("region", { name: "What a stake returns" });
		await expect(calculator.getByRole("slider").first()).toBeVisible();
		await hasSettled(page);
		await translate(page, { live: true, tag });
		for (const [amount, words] of [
			["50", "50 < 100, so no tier"],
			["500", "500 − 0 + 60 = 560 Seeds"],
		] as const) {
			await calculator.getByRole("textbox").first().fill(amount);
			await expect.poll(() => plainText(calculator)).toContain(words);
		}
		expect(await plainText(calculator)).not.toContain("Sakura, 18% APY");
	});

test("fault 53: on a translated page days, seasons and search results change as on any other", async ({ page }) => {
	await openPage(page, "/ceremonies#calendar");
	await hasSettled(page);
	const days = page.getByRole("grid").getByRole("button");
	await expect(days.first()).toBeVisible();
	await translate(page, { live: true });
	const details = page.locator("#almanac-day");
	await page.getByRole("grid").locator("[aria-selected=false] button").nth(9).click();
	await expect.poll(() => plainText(details)).toMatch(/^\w+ \d+ \w+ 20\d\d$/);
	await page.getByRole("grid").locator("[aria-current=date]").click();
	await expect.poll(() => plainText(details)).toContain("· today");

	await openPage(page, "/guides/seasons#spring");
	await hasSettled(page);
	await translate(page, { live: true });
	await page.getByRole("radio", { name: /Spring/ }).check({ force: true });
	await expect.poll(() => plainText(page.getByRole("main"))).toContain("You see spring now, by your own choice");
	await page.keyboard.press("/");
	const search = page.getByRole("dialog");
	for (const letter of "seeds") {
		await page.keyboard.type(letter);
		await expect(search.getByRole("option").first()).toBeVisible();
	}
	await expect.poll(() => plainText(search.getByRole("option").first())).toMatch(/seeds/i);
});

test("fault 53: in a document that the browser translated, other documents still open", async ({ page }) => {
	await openPage(page, DOCUMENT);
	const documents = readerSidebar(page);
	for (const [name, id] of [
		["P2P Mesh", "05-05"],
		["Seasonal Engine", "05-07"],
	] as const) {
		await translate(page);
		await documents.getByRole("link", { name }).click();
		await expect(articleOf(page)).toHaveAttribute("data-article", id);
		await expect(heading(page, name)).toBeVisible();
	}
	await translate(page);
	await documents.getByRole("button", { name: /Project Overview/ }).click();
	await documents.getByRole("link", { name: /Vision and Principles/ }).click();
	await expect(heading(page, "Vision and Principles")).toBeVisible();
	await translate(page);
	await page.getByRole("link", { name: /Back to all documentation/ }).click();
	await expect(page.getByText("Live CLI Activity")).toBeVisible();
	await page.getByRole("switch", { name: "Dark mode" }).click();
	await expect(page.locator("html")).toHaveClass(/dark-mode/);
});

test("fault 53: a document translated before hydration keeps its text, without console errors", async ({ page }) => {
	const requests = markdownRequests(page);
	const scripts = await hold(page, "**/assets/*.js");
	await page.goto(DOCUMENT, { waitUntil: "commit" });
	await scripts.asked;
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await translate(page);
	scripts.release();
	await taken(page);
	await expect(articleOf(page)).toContainText("«");
	await readerSidebar(page)
		.getByRole("link", { name: /P2P Mesh/ })
		.click();
	await expect(heading(page, "P2P Mesh")).toBeVisible();
	await page.goBack();
	await expect(articleOf(page), "the same nodes").toContainText("«");
	expect(requests.filter((path) => path.includes("server-capsules"))).toEqual([]);
});

test("fault 53: a page translated before its code arrives shows what changes", async ({ page }) => {
	const scripts = await hold(page, "**/assets/*.js");
	await page.goto("/tokens#staking", { waitUntil: "commit" });
	await scripts.asked;
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await translate(page, { live: true });
	await hold(page, "**/assets/atmosphere-*.js");
	scripts.release();
	await taken(page);
	const calculator = page.getByRole("region", { name: "What a stake returns" });
	await expect(calculator.getByRole("slider").first()).toBeVisible();
	await calculator.getByRole("textbox").first().fill("500");
	await expect.poll(() => plainText(calculator)).toContain("500 − 0 + 60 = 560 Seeds");
});

test("fault 55: no address leads off the site", async ({ page, request, baseURL }) => {
	const origin = new URL(baseURL ?? "").origin;
	for (const path of ["//evil.example", "/\\evil.example", "/%5Cevil.example", "//evil.example/%2e%2e"]) {
		const answer = await request.get(origin + path, { maxRedirects: 0 });
		expect([answer.headers().location, new URL(answer.url()).origin], path).toEqual([undefined, origin]);
	}
	for (const path of [
		"//evil",
		"//evil.example/docs",
		"/\\evil",
		"/tokens?next=https://evil.example",
		"/?url=//evil.example&redirect=//evil.example",
		"/#//evil.example",
		"/docs//evil.example/x",
		"/docs?next=javascript:alert(1)",
	]) {
		await openPage(page, origin + path);
		expect(await page.evaluate(() => location.origin), path).toBe(origin);
		await navigation(page)
			.getByRole("link", { name: /^Cherry Token Hub/ })
			.click();
		await expect(heading(page, "Cherry Token Hub"), path).toBeVisible();
		expect(await page.evaluate(() => location.href.replace(location.search, "")), path).toBe(`${origin}/tokens`);
		await page.goBack();
		expect(await page.evaluate(() => location.origin), path).toBe(origin);
	}
});

/** Texts that extend beyond the window or are cut off at its edge, except in boxes that scroll on their own. */
function textsOutside(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const isScrolled = (element: Element | null): boolean =>
			element !== null &&
			element !== document.documentElement &&
			(/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
		const outside: string[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const parent = walker.currentNode.parentElement;
			if (!parent?.checkVisibility() || parent.closest(".visually-hidden, [aria-hidden=true], script")) continue;
			// The head of a stacked table is for screen readers only.
			const head = parent.closest("thead");
			if (head && getComputedStyle(head).clipPath !== "none") continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			const out = [...range.getClientRects()].some(({ left, right }) => right > innerWidth + 1 || left < -1);
			if (out && !isScrolled(parent)) outside.push(walker.currentNode.textContent ?? "");
		}
		return outside;
	});
}

test.describe("small, enlarged and in forced colours", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	const enlarge = (page: Page) =>
		page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});

	for (const {
		paths: [path],
	} of siteMap)
		test(`fault 56: every section of ${path} is readable without scrolling sideways`, async ({ page }) => {
			await openPage(page, path);
			await enlarge(page);
			const sections = await page.locator("main [hidden][id]").evaluateAll((all) => all.map(({ id }) => id));
			for (const id of ["", ...sections]) {
				if (id) {
					await page.goto(`${path}#${id}`);
					await expect(page.locator(`#${id}`)).toBeVisible();
				}
				const width = await page.evaluate(() => document.documentElement.scrollWidth);
				expect.soft({ id, width, outside: await textsOutside(page) }).toEqual({ id, width: 320, outside: [] });
			}
		});

	for (const address of ["/tokens#tokenomics", "/guides/ecosystem#tokenomics", "/infrastructure/p2p#performance"])
		test(`fault 56: labels of the charts at ${address} do not overlap`, async ({ page }) => {
			await openPage(page, address);
			await enlarge(page);
			const charts = page.getByRole("main").locator("svg[role=img]:visible");
			await expect(charts.locator("text").first()).toBeVisible();
			const collided = await charts.evaluateAll((all) =>
				all.flatMap((chart) => {
					const labels = [...chart.querySelectorAll("text")].filter((text) => text.getBoundingClientRect().width > 0);
					return labels.flatMap((one, index) =>
						labels.slice(index + 1).flatMap((other) => {
							const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
							const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
							return apart ? [] : [`${one.textContent} / ${other.textContent}`];
						}),
					);
				}),
			);
			expect(collided).toEqual([]);
		});

	for (const path of ["/", "/tokens", "/docs", DOCUMENT]) {
		test(`fault 56: ${path} is readable without scrolling sideways, and shows the focus`, async ({ page }) => {
			await page.emulateMedia({ forcedColors: "active" });
			await openPage(page, path);
			await enlarge(page);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await textsOutside(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

			const stops = await stopsAhead(page, 12);
			expect(unmarked(stops)).toEqual([]);
			expect(stops.filter(({ seen }) => !seen).map(({ markup }) => markup)).toEqual([]);
		});
	}
});

test("fault 57: a browser without newer APIs shows every kind of page", async ({ page }) => {
	await page.addInitScript(() => {
		for (const name of [
			"IntersectionObserver",
			"BroadcastChannel",
			"ResizeObserver",
			"requestIdleCallback",
			"cancelIdleCallback",
		])
			Reflect.deleteProperty(window, name);
		Reflect.deleteProperty(Document.prototype, "startViewTransition");
	});
	await openPage(page, "/");
	await navigation(page)
		.getByRole("link", { name: /^Cherry Token Hub/ })
		.click();
	await expect(heading(page, "Cherry Token Hub")).toBeVisible();
	await openPage(page, DOCUMENT);
	await readerSidebar(page).getByRole("link", { name: "P2P Mesh" }).hover();
	await expect(page.getByRole("heading", { name: "On this page" })).toBeVisible();
	for (const {
		paths: [path],
		title,
	} of siteMap) {
		await openPage(page, path);
		await expect(page.getByRole("main").getByRole("heading", { level: 1 }), path).toContainText(title);
		await expect(page.getByRole("heading", { name: "Something went wrong" }), path).toHaveCount(0);
	}
});

test("without a clipboard, as over plain HTTP, links and code are copied all the same", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined }));
	await openPage(page, "/tokens");
	const button = page.getByRole("button", { name: "Copy link to this section" }).filter({ visible: true });
	await button.click();
	await expect(button).toHaveAttribute("data-outcome", "Copied");
	await page.keyboard.press("/");
	await page.keyboard.press("Control+v");
	const field = page.getByRole("dialog").getByRole("combobox");
	await expect(field).toHaveValue(/^http:.*\/tokens#/);
	await openPage(page, "/docs/technical-architecture/server-capsules");
	const code = page.locator("figure.code").first().getByRole("button", { name: "Copy code" });
	await code.click();
	await expect(code).toHaveAttribute("data-outcome", "Copied");
	await page.keyboard.press("/");
	await page.keyboard.press("Control+v");
	await expect(field).toHaveValue(/^cherry capsule wrap web-03/);
});

test("fault 57: without popovers the sidebar closes, and its links lead to their pages", async ({ page }) => {
	await page.addInitScript(() => {
		for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
			Reflect.deleteProperty(HTMLElement.prototype, name);
		const { matches } = Element.prototype;
		Object.assign(Element.prototype, {
			matches(this: Element, selectors: string) {
				if (selectors.includes(":popover-open")) throw new DOMException("It is not a valid selector", "SyntaxError");
				return matches.call(this, selectors);
			},
		});
	});
	await page.setViewportSize({ width: 1440, height: 900 });
	await openPage(page, "/");
	await navigation(page).getByRole("button", { name: "Close navigation" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-sidebar", "closed");
	await navigation(page)
		.getByRole("link", { name: /^Cherry Token Hub/ })
		.click();
	await expect(heading(page, "Cherry Token Hub")).toBeVisible();
	await page.setViewportSize({ width: 700, height: 900 });
	await expect(heading(page, "Cherry Token Hub")).toBeVisible();
});

test("a property that an extension adds to every object changes nothing", async ({ page }) => {
	await page.addInitScript(() => Object.assign(Object.prototype, { addedByAnExtension: "x" }));
	await openPage(page, "/");
	await page.keyboard.press("/");
	await expect(page.getByRole("combobox", { name: /Search/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await navigation(page)
		.getByRole("link", { name: /^Cherry Token Hub/ })
		.click();
	await expect(heading(page, "Cherry Token Hub")).toBeVisible();
	await page.getByRole("switch", { name: "Dark mode" }).click();
	await expect(page.locator("html")).toHaveClass(/dark-mode/);
});

test("fault 57: without workers a document is shown as parsed by the build, and any other text as an error", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/ParserUnavailable/);
	await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
	await serveMarkdown(page, files.keys, "A text that the build did not know.");
	await openPage(page, DOCUMENT);
	await documentLink(page, "P2P Mesh").click();
	await expect(articleOf(page)).toContainText("heartbeat");
	await documentLink(page, "Encryption and Keys").click();
	await expect(page.getByRole("heading", { name: "Error Loading Document" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	await page.goBack();
	await expect(heading(page, "P2P Mesh")).toBeVisible();
});

test("fault 59: a page without its root element says so", async ({ page }) => {
	await page.route("/", async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('<div id="root"', '<div id="other"');
		await route.fulfill({ response, body });
	});
	await page.goto("/");
	await expect(page.locator("body")).toContainText("Sakura Ecosystem could not start. Please reload the page.");
});
