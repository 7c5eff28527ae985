import type { Page } from "@playwright/test";

/** A browser that lets the page copy nothing. To be called before the page is opened. */
export async function denyCopying(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
		Document.prototype.execCommand = () => false;
	});
}
