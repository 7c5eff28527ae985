import { beforeEach, expect, it, vi } from "vitest";
import { RECENT_SEARCHES_KEY as KEY } from "#src/preferences/keys.ts";
import { recentFrom } from "./recent-searches.ts";

const fresh = async () => {
	vi.resetModules();
	return (await import("./recent-searches.ts")).recentSearches;
};
beforeEach(() => localStorage.clear());

it.each([
	[null, []],
	["", []],
	["{", []],
	["7", []],
	['{"0":"a"}', []],
	['["seal",7,null,"seal",""," ","mesh"]', ["seal", "mesh"]],
	[JSON.stringify(["a", "b", "c", "d", "e", "f"]), ["a", "b", "c", "d", "e"]],
	[JSON.stringify(["x".repeat(81), "y".repeat(80)]), ["y".repeat(80)]],
])("reads %s as %j", (stored, expected) => expect(recentFrom(stored)).toEqual(expected));

it("keeps the latest first, each once, and can be cleared", async () => {
	const searches = await fresh();
	searches.add("seal");
	searches.add(" mesh ");
	searches.add("seal");
	expect(searches.read()).toEqual(["seal", "mesh"]);
	expect((await fresh()).read()).toEqual(["seal", "mesh"]);
	searches.clear();
	expect(searches.read()).toEqual([]);
	expect(localStorage.getItem(KEY)).toBeNull();
});

it("lasts for the visit when storage is full, and follows changes in another tab", async () => {
	const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	const searches = await fresh();
	searches.add("seal");
	expect(searches.read()).toEqual(["seal"]);
	refuse.mockRestore();
	const onChange = vi.fn();
	const stop = searches.subscribe(onChange);
	window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: '["tunnel"]' }));
	expect(searches.read()).toEqual(["tunnel"]);
	stop();
	searches.clear();
	expect(onChange).toHaveBeenCalledTimes(1);
});
