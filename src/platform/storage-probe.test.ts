import { beforeEach, expect, it, vi } from "vitest";
import { isStorageWritable } from "./storage-probe.ts";

beforeEach(() => localStorage.clear());

it("detects that storage works, and leaves nothing behind", () => {
	localStorage.setItem("theirs", "1");
	expect(isStorageWritable()).toBe(true);
	expect({ ...localStorage }).toEqual({ theirs: "1" });
});

it("detects that storage is full", () => {
	const setItem = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.spyOn(window, "localStorage", "get").mockReturnValue(Object.assign(Object.create(Storage.prototype), { setItem }));
	expect(isStorageWritable()).toBe(false);
});

it("detects that storage is blocked", () => {
	vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	expect(isStorageWritable()).toBe(false);
});
