import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { overflow, phone } from "./support/axe.ts";
import { denyCopying } from "./support/deny-copying.ts";
import { inMotion } from "./support/motion.ts";
import { focused, item, navigation } from "./support/navigation.ts";
import { prefer, preferInAnotherTab } from "./support/preferences.ts";
import { readerSidebar } from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

/*
 * How pages follow the display settings: contrast, text size, motion, cultural variant, and the system's forced
 * colours.
 */

const landing = "/docs";
const article = "/docs/technical-architecture/server-capsules";
const dashboard = "/dashboard?season=autumn";
const standIn = "/orchestrator";
const kinds = [landing, article, dashboard, standIn];

/** Opens a page and waits for all of it: the dashboard has a chunk of its own. */
async function openWhole(page: Page, path: string): Promise<void> {
	await openPage(page, path);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	if (path === dashboard) await expect(page.locator("[data-dashboard]")).toBeVisible();
}

const styleOf = (locator: Locator, property: string) =>
	locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The enhanced rule does not report text below 4.5:1, which it leaves to the other rule. */
const bothContrasts = ["color-contrast", "color-contrast-enhanced"];

/** WCAG contrast ratio of two computed colours: "rgb(10, 20, 30)". */
function contrast(...colours: [string, string]): number {
	const [low = 0, high = 0] = colours
		.map((colour) => {
			const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
				const channel = Number(value) / 255;
				return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		})
		.sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

for (const [what, enlarge] of [
	[
		"the display settings",
		async (page: Page) => {
			await page
				.getByRole("banner")
				.getByRole("button", { name: "Display settings" })
				.evaluate((button: HTMLElement) => button.click());
			const size = page.getByRole("dialog", { name: "Display settings" }).getByRole("group", { name: "Text size" });
			await size.getByRole("radio", { name: "Extra large" }).check({ force: true });
		},
	],
	[
		"the search",
		async (page: Page) => {
			await page.keyboard.press("/");
			await page.getByRole("combobox", { name: "Search" }).fill("extra large");
			await page.getByRole("option", { name: /Text size: extra large/ }).click();
		},
	],
] as const)
	test(`a text size chosen in ${what} leaves what is read where it is`, async ({ page }) => {
		await openPage(page, "/docs/technical-architecture/p2p-mesh");
		// A heading in the middle of the document, with text above it that grows.
		const read = page.locator(".article h2").nth(3);
		await read.evaluate((heading) => {
			heading.scrollIntoView({ behavior: "instant" });
			scrollBy({ top: -20, behavior: "instant" });
		});
		const top = () => read.evaluate((heading) => heading.getBoundingClientRect().top);
		const before = await top();
		await enlarge(page);
		await expect(page.locator("html")).toHaveAttribute("data-text-size", "extra-large");
		// As far as the rest of the window above it has grown.
		expect(Math.abs((await top()) - before)).toBeLessThan(60);
	});

for (const path of kinds) {
	test(`high contrast: all text reaches 7:1 and borders and outlines are visible on ${path}, light and dark`, async ({
		page,
	}) => {
		await prefer(page, { contrast: "high" });
		await page.emulateMedia({ colorScheme: "light" });
		await openWhole(page, path);
		for (const [colorScheme, ground] of [
			["light", "rgb(255, 255, 255)"],
			["dark", "rgb(0, 0, 0)"],
		] as const) {
			await page.emulateMedia({ colorScheme });
			await expect(page.locator("html")).toHaveCSS("background-color", ground);
			const { violations } = await new AxeBuilder({ page })
				.options({ runOnly: { type: "rule", values: bothContrasts }, preload: false })
				.analyze();
			const faults = violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`));
			expect(faults, colorScheme).toEqual([]);

			expect(contrast(await styleOf(page.getByRole("banner"), "border-bottom-color"), ground)).toBeGreaterThan(4.5);
			await page.keyboard.press("Tab");
			expect(contrast(await styleOf(focused(page), "outline-color"), ground)).toBeGreaterThan(4.5);
			expect(await styleOf(focused(page), "outline-width")).toBe("3px");
		}
	});
}

test("high contrast: links in prose are underlined, and patterns behind text are hidden", async ({ page }) => {
	await prefer(page, { contrast: "high" });
	await openWhole(page, dashboard);
	const patterns = await page.locator(".season-pattern").all();
	expect(patterns).not.toEqual([]);
	for (const pattern of patterns) await expect(pattern).toBeHidden();
	const link = page.getByRole("contentinfo").getByRole("link", { name: "Glossary" });
	expect(await styleOf(link, "text-decoration-line")).toBe("underline");
	expect(await styleOf(link, "text-decoration-color")).toBe(await styleOf(link, "color"));
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	for (const [colorScheme, ground] of [
		["light", "rgb(255, 255, 255)"],
		["dark", "rgb(0, 0, 0)"],
	] as const) {
		test(`follows the system's setting for more contrast, ${colorScheme}`, async ({ page }) => {
			await page.emulateMedia({ contrast: "more", colorScheme });
			await page.goto(landing);
			expect(await styleOf(page.locator("html"), "background-color")).toBe(ground);
			const muted = page.getByText("Sample data", { exact: true });
			expect(contrast(await styleOf(muted, "color"), ground)).toBeGreaterThan(7);
		});
	}
});

for (const [textSize, px] of [
	["large", 18],
	["extra-large", 20],
] as const) {
	test(`text size ${textSize}: all text grows, and every page still fits`, async ({ page }) => {
		await prefer(page, { textSize, variant: "traditional" });
		for (const path of kinds) {
			await openWhole(page, path);
			expect(await styleOf(page.locator("body"), "font-size")).toBe(`${px}px`);
			for (const width of [320, 768, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
				// Clipped content does not count in the page's width: no text may extend beyond the edge either.
				const cut = await page.getByRole("main").evaluate((main) => {
					const edge = document.documentElement.clientWidth;
					return [...main.querySelectorAll("h1, h2, h3, p, dt, dd, td, li > a")]
						.filter((element) => !element.closest("pre, .table-scroll, .visually-hidden"))
						.filter((element) => element.getBoundingClientRect().right > edge + 1)
						.map((element) => element.textContent);
				});
				expect(cut, `${path}, ${width} px`).toEqual([]);
			}
		}
	});
}

for (const variant of ["modern", "traditional"])
	test(`extra-large text, ${variant}: section names next to a document stay on one line`, async ({ page }) => {
		await prefer(page, { textSize: "extra-large", variant });
		await openWhole(page, article);
		const heights = await readerSidebar(page)
			.locator("button > span", { hasText: /[a-z]{4}/ })
			.evaluateAll((titles) =>
				titles.map(
					(title) => title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
				),
			);
		expect(heights).toHaveLength(10);
		expect(Math.max(...heights)).toBeLessThan(1.5);
	});

test("a table with many columns stacks when larger text leaves too little room", async ({ page }) => {
	await page.setViewportSize({ width: 820, height: 900 });
	await openWhole(page, dashboard);
	const cell = page
		.getByRole("table", { name: /^Your servers/ })
		.getByRole("cell")
		.first();
	await expect(cell).toHaveCSS("display", "table-cell");
	await preferInAnotherTab(page, { textSize: "extra-large" });
	await expect(cell).toHaveCSS("display", "flow-root");
});

test("any table stacks when larger text leaves hardly any room, so that none has to scroll", async ({ page }) => {
	await page.setViewportSize(phone);
	await openPage(page, "/community#contributions");
	const cell = page.getByRole("table", { name: "Those of hana-mori, the demo member" }).getByRole("cell").first();
	await expect(cell).toHaveCSS("display", "table-cell");
	await page.setViewportSize({ width: 320, height: 844 });
	await preferInAnotherTab(page, { textSize: "extra-large" });
	await expect(cell).toHaveCSS("display", "flow-root");
	for (const address of ["/community#contributions", "/settings#privacy", "/ceremonies#spring"]) {
		await openPage(page, address);
		const tables = page.getByRole("main").locator("table:visible");
		await expect(tables.first(), address).toBeVisible();
		const scrolled = await tables.evaluateAll((all) =>
			all
				.filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth)
				.map((table) => table.querySelector("caption")?.textContent),
		);
		expect(scrolled, address).toEqual([]);
	}
});

test("the values of a stacked table are aligned next to their labels, which are not read out again", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await openPage(page, "/settings");
	const row = page.getByRole("table", { name: "The figures of the settings" }).getByRole("row", { name: /^Themes/ });
	const { label, values } = await row.getByRole("cell").evaluateAll((cells) => {
		const range = document.createRange();
		const lefts = cells.map((cell) => {
			range.selectNodeContents(cell);
			return range.getBoundingClientRect().left;
		});
		return { label: cells[0]?.getBoundingClientRect().left ?? 0, values: lefts };
	});
	expect(values).toHaveLength(3);
	expect(new Set(values.map(Math.round)).size).toBe(1);
	expect(values[0]).toBeGreaterThan(label + 100);
	const cell = row.getByRole("cell").first();
	await expect(cell).toHaveAccessibleName(await cell.innerText());
});

test("the button next to a section's title never wraps to a line of its own", async ({ page }) => {
	for (let width = 320; width <= 480; width += 10) {
		await page.setViewportSize({ width, height: 844 });
		if (width === 320) await openPage(page, "/settings");
		const apart = await page.getByRole("button", { name: "Copy link to this section" }).evaluateAll((buttons) =>
			buttons
				.filter((button) => button.checkVisibility())
				.map((button) => {
					// Browsers balance lines differently: it has to work without balancing.
					button.parentElement?.style.setProperty("text-wrap", "wrap");
					const range = document.createRange();
					range.selectNodeContents(button.previousElementSibling as Element);
					const last = [...range.getClientRects()].at(-1) as DOMRect;
					const { top, bottom } = button.getBoundingClientRect();
					return (top + bottom) / 2 > last.bottom;
				}),
		);
		expect(apart, `${width} px`).toEqual([false]);
	}
});

for (const width of [320, 1440])
	test(`what the button next to a section's title says covers none of it, and widens nothing: ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await denyCopying(page);
		await openPage(page, "/settings");
		const button = page.getByRole("button", { name: "Copy link to this section" }).filter({ visible: true });
		await button.click();
		await expect(button).toHaveAttribute("data-outcome");
		const covered = await button.evaluate((button) => {
			const range = document.createRange();
			range.selectNodeContents(button.previousElementSibling as Element);
			const { right, top, bottom } = [...range.getClientRects()].at(-1) as DOMRect;
			return document.elementFromPoint(right - 1, (top + bottom) / 2) === button;
		});
		expect(covered).toBe(false);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	});

test("what the link in the corner of a section's heading says is within the window", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 844 });
	await denyCopying(page);
	await openPage(page, "/guides/seasonal-state");
	const button = page.getByRole("button", { name: /^Copy link to/ }).first();
	await button.click();
	await expect(button).toHaveAttribute("data-outcome");
	const right = await button.evaluate((button) => {
		const { left, width } = getComputedStyle(button, "::before");
		const start = button.getBoundingClientRect().left + button.clientLeft;
		return start + Number.parseFloat(left) + Number.parseFloat(width);
	});
	expect(right).toBeGreaterThan(200);
	expect(right).toBeLessThanOrEqual(320);
});

test("a phone on its side shows the titles of home and dashboard at once", async ({ page }) => {
	for (const [width, height] of [
		[667, 375],
		[740, 360],
	] as const)
		for (const path of ["/", dashboard]) {
			await page.setViewportSize({ width, height });
			await openPage(page, path);
			await expect(page.getByRole("main").getByRole("heading", { level: 1 }), `${path} ${width}`).toBeInViewport({
				ratio: 1,
			});
		}
	await page.setViewportSize({ width: 844, height: 390 });
	expect((await page.getByRole("banner").boundingBox())?.height).toBe(64);
});

test("a row of sections that goes on is shaded at its end, until that is reached", async ({ page }) => {
	await page.setViewportSize(phone);
	await openPage(page, "/tokens");
	const row = page.getByRole("main").getByRole("group", { name: "Cherry Token Hub" });
	/** How dark the row's ground is near its end, compared with its beginning. */
	const shade = async () => {
		const { x, y, width } = (await row.boundingBox()) as { x: number; y: number; width: number };
		const at = (left: number) => page.screenshot({ clip: { x: left, y: y + 2, width: 3, height: 3 } });
		return (await at(x + width - 4)).equals(await at(x + 4)) ? "none" : "shaded";
	};
	expect(await shade()).toBe("shaded");
	await row.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
	expect(await shade()).toBe("none");
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(row).toHaveCSS("background-image", "none");
});

test.describe("by touch", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test("a control of the header that was tapped does not look chosen, and the season's mark is part of its list", async ({
		page,
	}) => {
		await openPage(page, landing);
		const control = page.getByRole("banner").getByRole("switch", { name: "Dark mode" });
		await control.tap();
		await expect(control).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
		const list = page.getByRole("banner").getByRole("combobox");
		const hit = await list.evaluate((list) => {
			const { left, right, bottom } = (list.parentElement as HTMLElement).getBoundingClientRect();
			return document.elementFromPoint((left + right) / 2, bottom - 6) === list;
		});
		expect(hit).toBe(true);
	});
});

test("a section that an address opens is in sight in a menu higher than the window", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 700 });
	await openPage(page, "/cli#advanced");
	const item = page.getByRole("main").getByRole("group", { name: "CLI Documentation" }).locator("[aria-current]");
	await expect(item).toHaveText(/Advanced$/);
	await expect
		.poll(() =>
			item.evaluate((button) => {
				const column = button.parentElement?.parentElement as HTMLElement;
				const [box, frame] = [button.getBoundingClientRect(), column.getBoundingClientRect()];
				return {
					scrolls: column.scrollHeight > column.clientHeight,
					inSight: box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1,
				};
			}),
		)
		.toEqual({ scrolls: true, inSight: true });
	await expect(item).toBeInViewport();
});

/** The longest animation or transition of an element, in seconds. */
const longest = (locator: Locator) =>
	locator.evaluate((element) => {
		const { animationDuration, transitionDuration } = getComputedStyle(element);
		return Math.max(...`${animationDuration}, ${transitionDuration}`.split(", ").map(Number.parseFloat));
	});

test.describe("without a system preference for motion", () => {
	test.use(inMotion);
	for (const [motion, moves] of [
		["system", true],
		["reduced", false],
	] as const) {
		test(`chosen motion, ${motion}: things ${moves ? "move" : "are there at once"}`, async ({ page }) => {
			await prefer(page, { motion });
			await openPage(page, standIn);
			const link = item(page, "Community Garden");
			await link.hover();
			expect(await longest(link)).toBe(moves ? 0.16 : 0.01);
			await link.click();
			await expect(page.getByRole("heading", { level: 1, name: "Community Garden" })).toBeVisible();
			const fades = await page.getByRole("main").evaluate((main) => {
				const styles = [...main.children].map((child) => getComputedStyle(child));
				return styles.some(({ animationName }) => animationName !== "none");
			});
			expect(fades).toBe(moves);
		});
	}

	test("the system's reduced motion is followed while the page is open, on and off", async ({ page }) => {
		await openPage(page, standIn);
		const link = item(page, "Community Garden");
		await link.hover();
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect.poll(() => longest(link)).toBe(0.01);
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await expect.poll(() => longest(link)).toBe(0.16);
	});
});

test("the traditional variant sets micro-seasons larger and vertically, and shows every page's word", async ({
	page,
}) => {
	const microSeason = navigation(page).locator("div").locator("[lang=ja]").last();
	const kanjiOf = (title: string) => item(page, title).locator("[lang=ja]");
	const word = page.getByText("ishizue · foundation stone");
	const size = async () => Number.parseFloat(await styleOf(microSeason, "font-size"));
	await page.setViewportSize({ width: 1600, height: 1000 });

	await openWhole(page, article);
	await expect(microSeason).toBeVisible();
	expect(await styleOf(microSeason, "writing-mode")).toBe("vertical-rl");
	const modern = await size();
	await expect(word).toBeHidden();
	await expect(kanjiOf("Community Garden")).toBeHidden();
	const names = await navigation(page).ariaSnapshot();

	await preferInAnotherTab(page, { variant: "traditional" });
	await expect.poll(size).toBeGreaterThan(modern);
	expect(await styleOf(microSeason, "writing-mode")).toBe("vertical-rl");
	expect(await size(), "design, section 6").toBeLessThanOrEqual(52);
	await expect(word).toBeVisible();
	await expect(kanjiOf("Community Garden")).toBeVisible();
	expect(await navigation(page).ariaSnapshot(), "the accessible content stays the same").toBe(names);
	await expect(page.getByRole("radio", { name: "Automatic", exact: true })).toBeChecked();

	await openWhole(page, dashboard);
	const upright = page.locator("[data-dashboard] [lang=ja]").first();
	await expect(upright).toHaveCSS("writing-mode", "vertical-rl");
	await expect(page.getByText("tsuki · moon")).toBeVisible();
});

test("in forced colours the current item stays marked, and icons stay visible", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
	// The page's own mode is the opposite one: none of its colours suits the background.
	await page.addInitScript(() => localStorage.setItem("sakura-dark-mode", "false"));
	await openWhole(page, article);
	const ground = await styleOf(page.locator("body"), "background-color");
	const canvas = ground === "rgba(0, 0, 0, 0)" ? await styleOf(page.locator("html"), "background-color") : ground;
	const icons = await page.locator("header svg:visible, nav svg:visible").all();
	expect(icons.length).toBeGreaterThan(10);
	for (const icon of icons) expect(contrast(await styleOf(icon, "color"), canvas)).toBeGreaterThan(3);
	const bar = await readerSidebar(page)
		.getByRole("link", { name: "Server Capsules" })
		.evaluate((link) => getComputedStyle(link, "::before").backgroundColor);
	expect(contrast(bar, canvas)).toBeGreaterThan(3);
	const copy = await page
		.getByRole("button", { name: /copy/i })
		.last()
		.evaluate((button) => getComputedStyle(button, "::before").backgroundColor);
	expect(contrast(copy, canvas)).toBeGreaterThan(3);

	await openPage(page, standIn);
	const current = item(page, "Project Orchestrator");
	expect(await styleOf(current, "border-left-width")).toBe("4px");
	expect(await styleOf(item(page, "Settings"), "border-left-width")).toBe("0px");
});

for (const [address, name] of [
	["/infrastructure/p2p#protocols", /^A node loses its power/],
	["/infrastructure/p2p#architecture", /^The mesh around one node/],
	["/orchestrator", /^Six kinds of agent/],
] as const)
	test(`in forced colours every line and mark of the drawing at ${address} is visible`, async ({ page }) => {
		await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
		// The page's own mode is the opposite one: its colours would be dark on black.
		await page.addInitScript(() => localStorage.setItem("sakura-dark-mode", "false"));
		await openPage(page, address);
		const drawing = page.getByRole("main").getByRole("img", { name });
		await expect(drawing).toBeVisible();
		const canvas = await styleOf(page.locator("html"), "background-color");
		const colours = await drawing.locator("path, line, rect, circle, text").evaluateAll((shapes) =>
			shapes.flatMap((shape) => {
				const { fill, stroke } = getComputedStyle(shape);
				return (shape.matches("line") ? [stroke] : [fill, stroke]).filter((colour) => colour !== "none");
			}),
		);
		expect(colours.length).toBeGreaterThan(15);
		expect(colours.filter((colour) => colour !== canvas && contrast(colour, canvas) < 4.5)).toEqual([]);
	});
