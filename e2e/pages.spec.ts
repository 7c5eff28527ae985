import type { Page } from "@playwright/test";
import { siteMap } from "#src/content/site-map.ts";
import { desktop, overflow, phone, showMode, violations } from "./support/axe.ts";
import { hasSettled } from "./support/moments.ts";
import { preferInAnotherTab } from "./support/preferences.ts";
import { paper, printed } from "./support/printed.ts";
import { expect, openPage, test } from "./support/test.ts";
import { brokenWords } from "./support/words.ts";

/* Every page, opened once with all its sections: its metadata, its layout, and its accessibility by axe. */

/** Addresses of the reader that are not in the site map. */
const readerTitles: Record<string, string> = {
	"/docs/technical-architecture": "Technical Architecture",
	"/docs/technical-architecture/server-capsules": "Server Capsules",
};
const pages = [
	...siteMap.map(({ paths, title, inSidebar }) => ({ path: paths[0], title, inSidebar })),
	...Object.entries(readerTitles).map(([path, title]) => ({ path, title, inSidebar: false })),
];

/**
 * One page for each frame: with the sidebar open, and with the reader's own sidebar. Other pages have the same frame.
 */
const frames = ["/", "/docs"];

/** The number of panels that are closed initially, on pages in sections. */
const closedPanels: Record<string, number> = {
	"/cli": 13,
	"/orchestrator": 5,
	"/sakura-showcase": 6,
	"/community": 5,
	"/tokens": 5,
	"/infrastructure/servers": 5,
	"/infrastructure/p2p": 5,
	"/ceremonies": 5,
	"/settings": 5,
	"/guides/community": 5,
	"/guides/culture": 2,
	"/guides/ecosystem": 5,
	"/guides/seasons": 4,
};

/** Queries with which a page shows the most content: a command in the composer, plans in comparison. */
const fullest: Record<string, string> = {
	"/cli": "?command=servers%20create",
	"/infrastructure/servers": "?compare=vps-2,gpu-h100-duo,xeon-6526y-duo&region=singapore",
};

/** Selectors for parts that are loaded once they scroll into view. */
const late: Record<string, string[]> = {
	"/cli": ["#composer [role=combobox]"],
	"/docs": ["text=/every page, \\d/"],
	"/tokens": ["[data-calculator=live] >> nth=2", "text=No wallets found in this browser"],
	"/infrastructure/p2p": ["[data-calculator=live]"],
	"/ceremonies": ["[data-almanac=live]"],
	"/settings": ["text=/every page, \\d/", "text=No wallets found in this browser"],
};

/** Opens all panels and scrolls through them. They stay open until a section is chosen. */
async function openEverySection(page: Page, path: string): Promise<void> {
	const panels = page.locator("main [hidden=until-found]");
	await expect(panels).toHaveCount(closedPanels[path] ?? 0);
	await panels.evaluateAll((all) => {
		for (const panel of all) {
			panel.removeAttribute("hidden");
			panel.removeAttribute("class");
		}
	});
	await scrollThrough(page);
	for (const arrived of late[path] ?? []) {
		const part = page.getByRole("main").locator(arrived).first();
		// What arrives where it was seen may fetch more once it is seen itself.
		await expect
			.poll(async () => {
				await scrollThrough(page);
				return part.isVisible();
			})
			.toBe(true);
	}
	await hasSettled(page);
}

/** Shows all of the page, from top to bottom, and returns to the top. */
const scrollThrough = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		}
		scrollTo({ top: 0, behavior: "instant" });
	});

for (const { path, title, inSidebar } of pages) {
	test(`${path} is titled ${title}, fits, and axe finds no violations in any part of it`, async ({ page }) => {
		await page.setViewportSize(desktop);
		await page.emulateMedia({ colorScheme: "light" });
		expect((await openPage(page, path))?.status()).toBe(200);

		await test.step("has its title, address and metadata", async () => {
			await expect(page).toHaveTitle(`${title} · Sakura Ecosystem`);
			await expect(page).toHaveURL(path);
			await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL(path, page.url()).href);
			await expect(page.locator("meta[name=robots]")).toHaveCount(0);
			await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{40}/);
			// One main heading on every page; the reader's sections are part of the landing page.
			const heading = path === "/docs/technical-architecture" ? "Documentation" : title;
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
			await page.keyboard.press("Alt+H");
			await expect(page.locator("h1:focus-visible")).toHaveText(heading);
		});

		await test.step("has the frame, and is marked in the navigation", async () => {
			for (const role of ["banner", "main", "navigation", "contentinfo"] as const)
				await expect(page.getByRole(role)).toHaveCount(1);
			const header = page.getByRole("banner");
			await expect(header.getByText("Sakura Ecosystem", { exact: true })).toBeVisible();
			await expect(header.getByText(/Japanese cultural integration/i)).toBeVisible();
			await expect(header.getByRole("switch", { name: /dark/i })).toBeVisible();
			const current = page.getByRole("navigation").locator('[aria-current="page"]');
			await expect(current).toHaveCount(inSidebar ? 1 : 0);
			if (inSidebar) await expect(current).toHaveAttribute("href", path);
		});

		if (fullest[path]) await openPage(page, path + fullest[path]);
		await openEverySection(page, path);
		// Landmarks and heading order concern the whole page, whatever its width and colours.
		expect(await violations(page), "desktop, light").toEqual([]);
		const within = frames.includes(path) ? "body" : "main";
		await showMode(page, "dark");
		await page.setViewportSize(phone);
		expect(await violations(page, { within }), "phone, dark").toEqual([]);

		await test.step("fits from 320 px up, and with text of twice the size", async () => {
			for (const width of [320, phone.width, 768, 1024, desktop.width]) {
				await page.setViewportSize({ width, height: phone.height });
				expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
			}
			// Text of twice the size, as set in a browser: the root's font size.
			await page.setViewportSize({ width: 640, height: 800 });
			await page.evaluate(() => {
				document.documentElement.style.fontSize = "200%";
			});
			expect(await overflow(page), "200 %").toBeLessThanOrEqual(0);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await page.evaluate(() => document.documentElement.removeAttribute("style"));
		});

		await test.step("breaks no word, with extra-large text and large kanji and without", async () => {
			for (const { textSize, variant } of [
				{ textSize: "normal", variant: "modern" },
				{ textSize: "extra-large", variant: "modern" },
				{ textSize: "extra-large", variant: "traditional" },
			]) {
				await preferInAnotherTab(page, { textSize, variant });
				await expect(page.locator("html")).toHaveAttribute("data-text-size", textSize);
				await expect(page.locator("html")).toHaveAttribute("data-variant", variant);
				for (const width of [320, phone.width, 1024, desktop.width]) {
					await page.setViewportSize({ width, height: desktop.height });
					expect.soft(await brokenWords(page), `${textSize}, ${variant}, ${width} px`).toEqual([]);
				}
			}
		});
	});
}

test("next to a rail the content ends where the header ends, and on the widest screens after 1200 px", async ({
	page,
}) => {
	const rightOf = async (width: number) => {
		await page.setViewportSize({ width, height: 900 });
		const control = await page.getByRole("banner").getByRole("switch").boundingBox();
		const figures = await page.getByRole("main").locator("dl").first().boundingBox();
		return [control, figures].map((box) => box && Math.round(box.x + box.width));
	};
	await openPage(page, "/tokens");
	expect(await rightOf(1280)).toEqual([1232, 1232]);
	expect(await rightOf(1440)).toEqual([1392, 1392]);
	expect(await rightOf(1536)).toEqual([1488, 280 + 48 + 1160]);
	expect(await rightOf(1600)).toEqual([1552, 280 + 48 + 1200]);
});

for (const path of ["/", "/docs", "/garden", "/guides/glossary", "/guides/seasonal-state"])
	test(`on paper nothing on ${path} covers anything else`, async ({ page }) => {
		await page.setViewportSize({ width: 794, height: 1123 });
		await openPage(page, path);
		await page.emulateMedia({ media: "print" });
		for (const sheet of paper) {
			const { sheets, over } = await printed(page, sheet, ":is(h2, h3, p, pre, li, figure, table)");
			expect(over, `on ${sheet.width} × ${sheet.height}`).toEqual([]);
			expect(sheets).toBeGreaterThan(3);
		}
	});

test("printing hides navigation and controls, cuts nothing off, and uses dark ink in dark mode", async ({ page }) => {
	await page.setViewportSize({ width: 794, height: 1123 });
	await page.emulateMedia({ colorScheme: "dark" });
	for (const path of ["/", "/cli", "/tokens#staking", "/sakura-showcase"]) {
		await openPage(page, path);
		await page.emulateMedia({ media: "print" });
		// Fixed elements are printed on every sheet.
		await expect(page.getByRole("link", { name: /^Skip/, includeHidden: true }), path).toBeHidden();
		const main = page.getByRole("main");
		const unprinted = [
			main.getByRole("button", { name: /^Copy/ }),
			main.getByRole("tablist"),
			main.getByRole("link", { name: /^Next: / }),
		];
		for (const control of unprinted) await expect(control).toHaveCount(0);
		const told = await main.evaluate((main) => ({
			cut: [...main.querySelectorAll("pre")].filter((code) => code.scrollWidth > code.clientWidth).length,
			ink: getComputedStyle(document.documentElement).getPropertyValue("--chart-1"),
		}));
		expect(told, path).toEqual({ cut: 0, ink: "#9a2040" });
		await page.emulateMedia({ media: null });
	}
	await openPage(page, "/");
	await page.emulateMedia({ media: "print" });
	// Browsers print no grounds unless asked to, and this one's text is white.
	const filled = page.getByRole("main").getByRole("link", { name: "Meet the community" });
	await expect(filled).toHaveCSS("background-color", "rgb(0, 0, 0)");
	await expect(filled).toHaveCSS("print-color-adjust", "exact");
	const words = await page.getByText(/^A garden of builders, kept/).boundingBox();
	expect(words?.width, "words have the sheet's width, not a column's").toBeGreaterThan(400);
});
