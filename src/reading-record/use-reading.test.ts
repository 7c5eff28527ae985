import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { READING_KEY } from "#src/preferences/keys.ts";

const { watched } = vi.hoisted(() => ({ watched: { see: (_seen: number[]) => {}, unseen: [] as unknown } }));
vi.mock("./watch-passages.ts", () => ({
	watchPassages: (_passages: unknown, unseen: unknown, tell: (seen: number[]) => void) => {
		Object.assign(watched, { see: tell, unseen });
		return () => {};
	},
	wordsOf: (passages: unknown[]) => passages.map(() => 10),
}));

const id = "05-02";
const record = (passages: string[], states: string, read: boolean) =>
	JSON.stringify({ version: 1, documents: { [id]: { passages: passages.join(""), states, read, day: "2026-10-14" } } });
const here = ["aa11", "bb22", "cc33", "dd44"];
const elsewhere = ["aa11", "bb22", "xx99", "dd44"];

let useReading: typeof import("./use-reading.ts").useReading;
beforeEach(async () => {
	document.body.innerHTML = `<article data-article="${id}">${here
		.map((hash) => `<p data-passage="${hash}">text</p>`)
		.join("")}</article>`;
	localStorage.setItem(READING_KEY, record(here, "s---", false));
	vi.resetModules();
	({ useReading } = await import("./use-reading.ts"));
});

it("carries over what another tab has read in another version, and goes on from there", () => {
	const { result } = renderHook(() => useReading(id));
	expect(result.current.reading).toMatchObject({ states: "s---", read: false });
	act(() => {
		const newValue = record(elsewhere, "ssss", true);
		localStorage.setItem(READING_KEY, newValue);
		window.dispatchEvent(new StorageEvent("storage", { key: READING_KEY, newValue }));
	});
	expect(result.current.reading).toMatchObject({ passages: here, states: "sscs", read: true });
	act(() => watched.see([2]));
	expect(result.current.reading).toMatchObject({ passages: here, states: "ssss", read: true });
	expect(localStorage.getItem(READING_KEY)).toContain('"states":"ssss","read":true');
});

/** Opens the document with another record. */
async function openWith(stored: string | null) {
	if (stored === null) localStorage.removeItem(READING_KEY);
	else localStorage.setItem(READING_KEY, stored);
	vi.resetModules();
	({ useReading } = await import("./use-reading.ts"));
	return renderHook(() => useReading(id)).result;
}

it("watches what was not seen yet", async () => {
	await openWith(record(here, "ss-s", false));
	expect(watched.unseen).toEqual([2]);
});

it("keeps the version that is opened if another one was read, and nothing of one that was not", async () => {
	await openWith(null);
	expect(localStorage.getItem(READING_KEY)).toBeNull();
	await openWith(record(here.toReversed(), "ssss", true));
	expect(localStorage.getItem(READING_KEY)).toBe(record(here, "ssss", true));
});
