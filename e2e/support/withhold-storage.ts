import type { Page } from "@playwright/test";

/** How browsers withhold storage from a page. */
export const withheld = ["throws on access", "is null", "is undefined", "throws on reading", "is full"] as const;

/** Replaces both storages before any script of the page runs. */
export async function withholdStorage(page: Page, how: (typeof withheld)[number]): Promise<void> {
	await page.addInitScript((how) => {
		const refuse = (name: string) => () => {
			throw new DOMException("refused", name);
		};
		const properties: Record<typeof how, PropertyDescriptor> = {
			"throws on access": { get: refuse("SecurityError") },
			"is null": { value: null },
			"is undefined": { value: undefined },
			"throws on reading": {
				value: new Proxy({}, { get: () => refuse("SecurityError") }),
			},
			"is full": { value: { getItem: () => null, setItem: refuse("QuotaExceededError"), removeItem: () => {} } },
		};
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, { configurable: true, ...properties[how] });
	}, how);
}
