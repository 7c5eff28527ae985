import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tellVitals } from "./tell-vitals.ts";

const heard = vi.hoisted(() => new Map<string, (metric: object) => void>());
vi.mock("web-vitals", () =>
	Object.fromEntries(
		["onCLS", "onFCP", "onINP", "onLCP", "onTTFB"].map((name) => [
			name,
			(report: (metric: object) => void) => heard.set(name.slice(2), report),
		]),
	),
);

const measure = (name: string, value: number) => heard.get(name)?.({ name, value, navigationType: "navigate" });
const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(null)));
const events: unknown[] = [];
let added: [string, EventListener, unknown][] = [];

beforeEach(() => {
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("fetch", send);
	const add = window.addEventListener.bind(window);
	vi.spyOn(window, "addEventListener").mockImplementation((...all: Parameters<typeof add>) => {
		added.push(all as unknown as (typeof added)[number]);
		add(...all);
	});
	window.addEventListener("sakura:vitals", ({ detail }) => events.push(detail));
	document.body.innerHTML = '<div id="root" data-path="/tokens"></div>';
});

afterEach(() => {
	for (const [name, listener, options] of added) window.removeEventListener(name, listener, options as object);
	added = [];
	events.length = 0;
	heard.clear();
	send.mockClear();
});

const hide = (state: "hidden" | "visible" = "hidden") => {
	vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
	document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

it("reports a view once, as an event and a message, when the page is hidden", () => {
	tellVitals("/vitals");
	measure("LCP", 812.4);
	hide("visible");
	expect(send).not.toHaveBeenCalled();
	measure("LCP", 900);
	hide();
	hide("visible");
	measure("INP", 80);
	hide();
	window.dispatchEvent(new Event("pagehide"));
	const report = { page: "/tokens", arrival: "navigate", lcp: 900 };
	expect(events).toEqual([report]);
	expect(send.mock.calls.map(([url, { body }]) => [url, JSON.parse(body as string)])).toEqual([["/vitals", report]]);
});

it("reports it when a browser only signals that the page is left", () => {
	tellVitals("/vitals");
	measure("CLS", 0.1);
	window.dispatchEvent(new Event("pagehide"));
	expect(events).toEqual([{ page: "/tokens", arrival: "navigate", cls: 0.1 }]);
});

it("outlives the page, and takes along neither cookies nor the rest of the address", () => {
	tellVitals("/vitals");
	measure("LCP", 900);
	hide();
	expect(send.mock.calls[0]?.[1]).toEqual({
		method: "POST",
		body: expect.any(String),
		keepalive: true,
		mode: "no-cors",
		credentials: "omit",
		referrerPolicy: "origin",
	});
});

it("dispatches the event, and nothing else happens, when the message cannot be sent", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
	const failures: unknown[] = [];
	const fail = (reason: unknown) => failures.push(reason);
	process.on("unhandledRejection", fail);
	tellVitals("/vitals");
	measure("LCP", 900);
	hide();
	expect(events).toHaveLength(1);
	await new Promise(setImmediate);
	process.off("unhandledRejection", fail);
	expect(failures).toEqual([]);
});

it("reports nothing when nothing was measured", () => {
	tellVitals("/vitals");
	hide();
	expect(send).not.toHaveBeenCalled();
});

it("starts over with a page restored from the back/forward cache, and not with any other", () => {
	tellVitals("/vitals");
	measure("LCP", 900);
	hide();
	comeBack(false);
	hide();
	expect(events).toHaveLength(1);
	comeBack(true);
	measure("FCP", 30);
	hide();
	expect(events[1]).toEqual({ page: "/tokens", arrival: "navigate", fcp: 30 });
});

it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("measures nothing under %o", (wish) => {
	vi.stubGlobal("navigator", wish);
	tellVitals("/vitals");
	expect(heard.size).toBe(0);
	hide();
	expect(send).not.toHaveBeenCalled();
});
