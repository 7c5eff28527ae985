import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Scope {
	/**
	 * Dark mode, light mode and the seasons differ only in colours: a page is checked fully once, then only for contrast.
	 */
	rules?: "all" | "colours";
	/** A part of the page to check on its own: an open dialog, or the only part that differs from other pages. */
	within?: string;
}

/** axe violations as text: rule, description and selector. */
export async function violations(page: Page, { rules = "all", within }: Scope = {}): Promise<string[]> {
	// Colours are checked after all transitions; an inherited colour starts another transition in every element below.
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
	// Without frames there are no results to merge, for which axe would otherwise open another page each time.
	let axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ["violations"], preload: false }).setLegacyMode();
	if (within) axe = axe.include(within);
	const found = await axe.analyze();
	return found.violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`),
	);
}

/** Emulates dark or light mode and waits until the page has applied it. */
export async function showMode(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await expect(page.locator("html")).toHaveAttribute("data-mode", colorScheme);
}

/** By how much the page is wider than the window, in px. */
export const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
