import { afterEach, describe, expect, it, vi } from "vitest";
import { onItemChanged, readItem, removeItem, writeItem } from "./storage.ts";

/** The ways in which browsers withhold storage: throwing on access, null, throwing on use, full. */
const blocked: [name: string, property: PropertyDescriptor][] = [
	[
		"throws on access",
		{
			get: () => {
				throw new DOMException("denied", "SecurityError");
			},
		},
	],
	["is null", { value: null }],
	["is undefined", { value: undefined }],
	[
		"throws on use",
		{
			value: new Proxy(
				{},
				{
					get: () => () => {
						throw new DOMException("denied", "SecurityError");
					},
				},
			),
		},
	],
];

function replaceStorage(property: PropertyDescriptor): void {
	for (const name of ["localStorage", "sessionStorage"])
		Object.defineProperty(window, name, { ...property, configurable: true });
}

describe("storage", () => {
	const originals = ["localStorage", "sessionStorage"].map(
		(name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
	);

	afterEach(() => {
		for (const [name, original] of originals) {
			if (original) Object.defineProperty(window, name, original);
			else Reflect.deleteProperty(window, name);
		}
		localStorage.clear();
		sessionStorage.clear();
	});

	it("says so when a text is accepted and dropped, as by an extension", () => {
		replaceStorage({ value: { setItem: () => {}, getItem: () => null } });
		expect(writeItem("key", "value")).toBe(false);
	});

	it("keeps the two areas apart", () => {
		expect(writeItem("key", "local")).toBe(true);
		expect(writeItem("key", "session", "session")).toBe(true);
		expect([readItem("key"), readItem("key", "session")]).toEqual(["local", "session"]);
		removeItem("key");
		expect([readItem("key"), readItem("key", "session")]).toEqual([null, "session"]);
	});

	it("reads an empty text as a text", () => {
		writeItem("key", "");
		expect(readItem("key")).toBe("");
	});

	it.each(blocked)("that %s reads as empty, and reports that nothing was stored", (_name, property) => {
		replaceStorage(property);
		expect(readItem("key")).toBeNull();
		expect(writeItem("key", "value")).toBe(false);
		expect(writeItem("key", "value", "session")).toBe(false);
		expect(() => removeItem("key")).not.toThrow();
	});

	it("that is full keeps its contents and reports that nothing was stored", () => {
		const setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		replaceStorage({ value: { getItem: () => "before", setItem } });
		expect(writeItem("key", "after")).toBe(false);
		expect(readItem("key")).toBe("before");
	});
});

describe("onItemChanged", () => {
	it("reports its own key, and a clear of all keys, until it is stopped", () => {
		const changed = vi.fn();
		const change = (key: string | null, newValue: string | null) =>
			window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
		const stop = onItemChanged("key", changed);
		change("other", "1");
		change("key", "2");
		change("key", null);
		change(null, null);
		stop();
		change("key", "3");
		expect(changed.mock.calls).toEqual([["2"], [null], [null]]);
	});

	it("reports what another page stored while this one was in the back/forward cache, and nothing else", () => {
		const changed = vi.fn();
		const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
		const stop = onItemChanged("key", changed);
		writeItem("key", "mine");
		comeBack(false);
		window.dispatchEvent(new Event("pagehide"));
		comeBack(true);
		expect(changed).not.toHaveBeenCalled();
		window.dispatchEvent(new Event("pagehide"));
		writeItem("key", "theirs");
		comeBack(true);
		window.dispatchEvent(new Event("pagehide"));
		removeItem("key");
		comeBack(true);
		stop();
		writeItem("key", "later");
		comeBack(true);
		expect(changed.mock.calls).toEqual([["theirs"], [null]]);
	});
});
