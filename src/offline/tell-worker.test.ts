import { beforeEach, expect, it, vi } from "vitest";
import { recordVisit, requestForget } from "./tell-worker.ts";

/* Messages from a page to its worker; the worker answers "forget" through the port sent with it. */

/** A channel whose first port receives what is posted to the second. */
class Channel {
	port1: { onmessage?: () => void } = {};
	port2 = { postMessage: () => this.port1.onmessage?.() };
}

const told: unknown[] = [];
beforeEach(() => {
	told.length = 0;
	const controller = {
		postMessage(message: unknown, [port]: MessagePort[]) {
			told.push(message);
			port?.postMessage(null);
		},
	};
	vi.stubGlobal("navigator", { serviceWorker: { controller } });
	vi.stubGlobal("performance", {
		getEntriesByType: () =>
			[
				["/assets/a-1.js", 200],
				["/docs/a.md", 200],
				["/assets/documents-1/01-02.json", 200],
				["/assets/gone-0.js", 404],
				["/assets/kept-2.js", 200, "fetch"],
				["chrome-extension://abcdef/assets/content-3.js", 200],
			].map(([path, responseStatus, initiatorType = "script"]) => ({
				name: new URL(`${path}`, location.href).href,
				responseStatus,
				initiatorType,
			})),
	});
	vi.stubGlobal("MessageChannel", Channel);
});

it("reports a visited page, and the files that it has loaded so far, without those fetched to keep everything", () => {
	const keep = recordVisit("/tokens");
	expect(told).toEqual([]);
	keep();
	expect(told).toEqual([{ path: "/tokens", loaded: ["/assets/a-1.js"] }]);
});

it("does not report a page that was forgotten before it could be kept, but reports the next", async () => {
	const keep = recordVisit("/tokens");
	await requestForget();
	keep();
	expect(told).toEqual(["forget"]);
	recordVisit("/garden")();
	expect(told).toHaveLength(2);
	expect(told[1]).toMatchObject({ path: "/garden" });
});

it("sends nothing without a worker", () => {
	vi.stubGlobal("navigator", { serviceWorker: { controller: null } });
	recordVisit("/tokens")();
	expect(told).toEqual([]);
});
