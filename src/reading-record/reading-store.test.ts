import { beforeEach, describe, expect, it, vi } from "vitest";
import { READING_KEY } from "#src/preferences/keys.ts";
import { withReading } from "./kept-readings.ts";
import type { Reading } from "./reading.ts";

const reading: Reading = { passages: ["ab12"], states: "s", read: true, day: "2026-10-14" };
const textOf = (...ids: string[]) =>
	JSON.stringify({
		version: 1,
		documents: Object.fromEntries(ids.map((id) => [id, { ...reading, passages: "ab12" }])),
	});

/** The store of a newly opened page. */
async function open() {
	vi.resetModules();
	return (await import("./reading-store.ts")).readings;
}
const ids = (readings: Awaited<ReturnType<typeof open>>) => [...readings.get().documents.keys()];

beforeEach(() => {
	localStorage.clear();
	vi.restoreAllMocks();
});

it("keeps what is read, and leaves no trace of what is forgotten", async () => {
	const readings = await open();
	readings.update((kept) => withReading(kept, "05-02", reading));
	expect(localStorage.getItem(READING_KEY)).toBe(textOf("05-02"));
	expect(ids(await open())).toEqual(["05-02"]);
	readings.update((kept) => withReading(kept, "05-02", null));
	expect(localStorage.getItem(READING_KEY)).toBeNull();
});

it("neither writes nor notifies when nothing changes", async () => {
	localStorage.setItem(READING_KEY, textOf("05-02"));
	const readings = await open();
	const told = vi.fn();
	readings.subscribe(told);
	const written = vi.spyOn(Storage.prototype, "setItem");
	readings.update((kept) => kept);
	expect(told).not.toHaveBeenCalled();
	expect(written).not.toHaveBeenCalled();
});

it("adds to what another tab wrote meanwhile", async () => {
	const readings = await open();
	localStorage.setItem(READING_KEY, textOf("01-01"));
	readings.update((kept) => withReading(kept, "05-02", reading));
	expect(ids(await open())).toEqual(["01-01", "05-02"]);
});

it("follows another tab that switches it off or clears its storage", async () => {
	localStorage.setItem(READING_KEY, textOf("05-02"));
	const readings = await open();
	const told = vi.fn();
	const leave = readings.subscribe(told);
	const write = (text: string | null) => {
		if (text === null) localStorage.removeItem(READING_KEY);
		else localStorage.setItem(READING_KEY, text);
		window.dispatchEvent(new StorageEvent("storage", { key: READING_KEY, newValue: text }));
	};
	write('{"version":1,"off":true}');
	expect(readings.get()).toMatchObject({ off: true });
	expect(told).toHaveBeenCalledTimes(1);
	readings.update((kept) => withReading(kept, "05-02", reading));
	expect(localStorage.getItem(READING_KEY)).toBe('{"version":1,"off":true}');
	write(null);
	expect(readings.get()).toMatchObject({ off: false });
	leave();
	write(textOf("05-02"));
	expect(told).toHaveBeenCalledTimes(2);
});

describe("keeps readings for the visit when storage", () => {
	it("is full", async () => {
		localStorage.setItem(READING_KEY, textOf("01-01"));
		const readings = await open();
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		readings.update((kept) => withReading(kept, "05-02", reading));
		readings.update((kept) => withReading(kept, "05-03", reading));
		expect(ids(readings)).toEqual(["01-01", "05-02", "05-03"]);
	});

	it("is blocked", async () => {
		vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
		const readings = await open();
		readings.update((kept) => withReading(kept, "05-02", reading));
		readings.update((kept) => withReading(kept, "05-03", reading));
		expect(ids(readings)).toEqual(["05-02", "05-03"]);
	});
});
