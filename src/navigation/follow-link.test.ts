import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { followLink } from "./follow-link.ts";
import { correctAddress, goTo } from "./navigate.ts";
import type { PageModule, Pages } from "./page-module.ts";

type Arrival = PromiseWithResolvers<PageModule>;

const page: PageModule = { default: () => null, description: "" };

/** Pages that load when the test says so. */
function pagesUnderWay(): { pages: Pages; tokens: Arrival; garden: Arrival } {
	const tokens: Arrival = Promise.withResolvers();
	const garden: Arrival = Promise.withResolvers();
	const community = new Promise<PageModule>(() => {});
	const pages = {
		tokens: lazyModule(() => tokens.promise),
		garden: lazyModule(() => garden.promise),
		community: lazyModule(() => community),
	} as Pages;
	return { pages, tokens, garden };
}

beforeEach(() => {
	vi.useFakeTimers();
	correctAddress("/settings");
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Lets everything that is due now run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("followLink", () => {
	it("stays until the link's target has loaded", async () => {
		const { pages, tokens } = pagesUnderWay();
		void followLink(pages, "/tokens?category=staking#apy");
		await vi.advanceTimersByTimeAsync(199);
		expect(location.pathname).toBe("/settings");
		tokens.resolve(page);
		await settle();
		expect(location.pathname + location.search + location.hash).toBe("/tokens?category=staking#apy");
	});

	it("waits for the page's content as well as its code", async () => {
		const { pages, tokens } = pagesUnderWay();
		const shown = Promise.withResolvers<void>();
		tokens.resolve({ ...page, preload: () => shown.promise });
		void followLink(pages, "/tokens");
		await settle();
		expect(location.pathname).toBe("/settings");
		shown.resolve();
		await settle();
		expect(location.pathname).toBe("/tokens");
	});

	it("goes after 200 ms in any case", async () => {
		const { pages } = pagesUnderWay();
		void followLink(pages, "/tokens");
		await vi.advanceTimersByTimeAsync(199);
		expect(location.pathname).toBe("/settings");
		await vi.advanceTimersByTimeAsync(1);
		expect(location.pathname).toBe("/tokens");
	});

	it("goes at once when code is missing, and from then on, so that a reload lands on the wanted page", async () => {
		// The request that checks, before a reload, whether the site answers.
		vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
		vi.resetModules();
		const { followLink: follow } = await import("./follow-link.ts");
		const { reloadOnceOnPreloadError } = await import("#src/platform/preload-error.ts");
		reloadOnceOnPreloadError();
		const { pages } = pagesUnderWay();
		void follow(pages, "/tokens");
		await vi.advanceTimersByTimeAsync(100);
		expect(location.pathname).toBe("/settings");
		window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error("gone") }));
		await settle();
		expect(location.pathname).toBe("/tokens");
		void follow(pages, "/garden");
		await settle();
		expect(location.pathname).toBe("/garden");
	});

	it.each(["/settings#display", "/settings/#display"])(
		"goes to another place on the same page at once: %s",
		(place) => {
			const { pages } = pagesUnderWay();
			void followLink(pages, place);
			expect(location.hash).toBe("#display");
		},
	);

	it("goes without delay when everything is loaded", async () => {
		const { pages, tokens } = pagesUnderWay();
		tokens.resolve(page);
		await pages.tokens.load();
		const gone = followLink(pages, "/tokens");
		await gone;
		expect(location.pathname).toBe("/tokens");
	});

	it("goes at once to the first link's target when a second link is followed, then waits for the second", async () => {
		const { pages, tokens, garden } = pagesUnderWay();
		const before = history.length;
		void followLink(pages, "/tokens");
		void followLink(pages, "/garden");
		expect(location.pathname).toBe("/tokens");
		tokens.resolve(page);
		await settle();
		expect(location.pathname).toBe("/tokens");
		garden.resolve(page);
		await settle();
		expect(location.pathname).toBe("/garden");
		await vi.advanceTimersByTimeAsync(1_000);
		expect(location.pathname).toBe("/garden");
		expect(history.length).toBe(before + 2);
	});

	it("does not override a navigation made meanwhile", async () => {
		const { pages } = pagesUnderWay();
		void followLink(pages, "/tokens");
		goTo("/community");
		await vi.advanceTimersByTimeAsync(1_000);
		expect(location.pathname).toBe("/community");
	});

	it("does not navigate again after the visitor has come back", async () => {
		const { pages, tokens } = pagesUnderWay();
		tokens.resolve(page);
		await pages.tokens.load();
		const left = history.state;
		const comeBack = () => history.replaceState(left, "", "/settings");
		await followLink(pages, "/tokens");
		comeBack();
		void followLink(pages, "/garden");
		expect(location.pathname, "not by the next link").toBe("/settings");
		void followLink(pages, "/community");
		expect(location.pathname).toBe("/garden");
		comeBack();
		await vi.advanceTimersByTimeAsync(1_000);
		expect(location.pathname, "nor by what was waited for").toBe("/settings");
	});

	it("replaces the current entry when asked to", async () => {
		const { pages } = pagesUnderWay();
		const before = history.length;
		void followLink(pages, "/tokens", { replace: true });
		await vi.advanceTimersByTimeAsync(200);
		expect(location.pathname).toBe("/tokens");
		expect(history.length).toBe(before);
	});

	it("still goes when the address was only corrected meanwhile", async () => {
		const { pages } = pagesUnderWay();
		void followLink(pages, "/tokens");
		correctAddress("/settings#display");
		await vi.advanceTimersByTimeAsync(200);
		expect(location.pathname).toBe("/tokens");
	});
});
