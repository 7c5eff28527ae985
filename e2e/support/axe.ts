import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Scope {
	/** Dark and light differ in nothing but colours, and so do the seasons: a page is judged whole once, then by them. */
	rules?: "all" | "colours";
	/** A part of the page that stands alone, as an open dialog does, or the only one that differs from other pages. */
	within?: string;
}

/** What axe finds wrong, in words: rule, what it says, and where. */
export async function violations(page: Page, { rules = "all", within }: Scope = {}): Promise<string[]> {
	// Colours are judged at rest; a colour that is passed on sets out again in every element below it.
	await page.evaluate(() => {
		const running = () =>
			document
				.getAnimations()
				.filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
				.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
		for (let depth = 0; depth < 50 && running().length > 0; depth++)
			for (const animation of running()) animation.finish();
	});
	const runOnly =
		rules === "all" ? { type: "tag" as const, values: tags } : { type: "rule" as const, values: ["color-contrast"] };
	// Without frames there is nothing to gather from several pages, for which axe would open another one each time.
	let axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ["violations"], preload: false }).setLegacyMode();
	if (within) axe = axe.include(within);
	const found = await axe.analyze();
	return found.violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`),
	);
}

/** Asks for dark or light and waits until the page has it. */
export async function showMode(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await expect(page.locator("html")).toHaveAttribute("data-mode", colorScheme);
}

/** How far the page is wider than the window, in px. */
export const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
