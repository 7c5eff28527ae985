import type { Page } from "@playwright/test";

const key = "sakura-reading";

/** A document as a visitor is to have read it. */
export interface Read {
	/** The hashes of the version read then; `passagesAt` gives those of now. */
	passages: readonly string[];
	/** How many of them were seen; all of them, where nothing is said. */
	seen?: number;
	/** Day of that reading; long ago, where nothing is said. */
	day?: string;
}

/** The hashes of a document's passages, as it is served. */
export async function passagesAt(page: Page, path: string): Promise<string[]> {
	const html = await (await page.request.get(path)).text();
	return [...html.matchAll(/ data-passage="([^"]+)"/g)].map(([, hash = ""]) => hash);
}

/** What a visitor has read before the page opens, by id; or any text in its place. */
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

/** What is kept now, word for word. */
export const keptReadings = (page: Page): Promise<string | null> =>
	page.evaluate((key) => localStorage.getItem(key), key);

/** What another tab writes meanwhile. */
export async function readInAnotherTab(page: Page, text: string): Promise<void> {
	await page.evaluate(
		([key, newValue]) => {
			localStorage.setItem(key, newValue);
			dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
		},
		[key, text] as const,
	);
}
