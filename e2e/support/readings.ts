import type { Page } from "@playwright/test";

const key = "sakura-reading";

/** A document that a visitor has already read. */
export interface Read {
	/** The passage hashes of the version that was read; `passagesAt` returns the current ones. */
	passages: readonly string[];
	/** How many of them were seen; all of them by default. */
	seen?: number;
	/** Day of that reading; long ago by default. */
	day?: string;
}

/** The passage hashes of a document as served. */
export async function passagesAt(page: Page, path: string): Promise<string[]> {
	const html = await (await page.request.get(path)).text();
	return [...html.matchAll(/ data-passage="([^"]+)"/g)].map(([, hash = ""]) => hash);
}

/** Stores what a visitor has read before the page opens, by id, or any text instead. */
export async function haveRead(page: Page, documents: Record<string, Read> | string): Promise<void> {
	const text = typeof documents === "string" ? documents : textOf(documents);
	await page.addInitScript(
		([key, text]) => {
			if (sessionStorage.getItem("had-read")) return;
			sessionStorage.setItem("had-read", "once");
			localStorage.setItem(key, text);
		},
		[key, text] as const,
	);
}

function textOf(documents: Record<string, Read>): string {
	const records = Object.entries(documents).map(([id, { passages, seen = passages.length, day = "2020-10-14" }]) => {
		const states = "s".repeat(seen) + "-".repeat(passages.length - seen);
		return [id, { passages: passages.join(""), states, read: seen === passages.length, day }];
	});
	return JSON.stringify({ version: 1, documents: Object.fromEntries(records) });
}

/** The stored readings, verbatim. */
export const keptReadings = (page: Page): Promise<string | null> =>
	page.evaluate((key) => localStorage.getItem(key), key);

/** Simulates what another tab stores in the meantime. */
export async function readInAnotherTab(page: Page, text: string): Promise<void> {
	await page.evaluate(
		([key, newValue]) => {
			localStorage.setItem(key, newValue);
			dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
		},
		[key, text] as const,
	);
}
