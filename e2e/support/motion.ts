import type { Page } from "@playwright/test";
import { openPage } from "./test.ts";

/** For `test.use`: a visitor without reduced motion, so that fades, slides, petals and particles are active. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Opens a page whose time then stands still, except while `page.clock.runFor` lets it pass. */
export async function openStopped(page: Page, path: string): Promise<void> {
	await page.clock.install();
	await openPage(page, path);
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
