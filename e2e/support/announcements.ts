import type { Page } from "@playwright/test";

/**
 * Waits until screen readers are told something. The text stays for a second, and an assertion may look less often than
 * that.
 */
export const announced = (page: Page, text: string): Promise<void> =>
	page.getByRole("status").filter({ hasText: text }).waitFor({ state: "attached" });
