import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useKeptCopy } from "./use-kept-copy.ts";

const moment = "Sun, 22 Nov 2026 09:00:00 GMT";
let worker: EventTarget & { controller: null };
let answer: () => Promise<Response>;

beforeEach(() => {
	worker = Object.assign(new EventTarget(), { controller: null });
	answer = () => Promise.reject(new TypeError("no network"));
	vi.stubGlobal("navigator", { serviceWorker: worker, onLine: false });
	vi.stubGlobal("fetch", () => answer());
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	delete document.documentElement.dataset.kept;
});

const tell = (shownAt: string | null, keptCopyOf: string | null) =>
	act(() => void worker.dispatchEvent(new MessageEvent("message", { data: { shownAt, keptCopyOf } })));
const goes = (type: "online" | "offline") =>
	act(() => {
		Object.assign(navigator, { onLine: type === "online" });
		window.dispatchEvent(new Event(type));
	});
const open = (path: string) => renderHook(useKeptCopy, { initialProps: path });

it("reports a document's copy until the network answers, and stays dismissed on its page alone", () => {
	const { result, rerender } = open("/docs/a/one");
	expect(result.current.since).toBeNull();
	tell("/docs/a/one", moment);
	expect(result.current.since).toBe(moment);
	act(() => result.current.dismiss());
	tell("/docs/a/one", moment);
	expect(result.current.since).toBeNull();
	tell("/docs/a/two", moment);
	rerender("/docs/a/two");
	expect(result.current.since).toBe(moment);
	tell("/docs/a/two", null);
	expect(result.current.since).toBeNull();
	tell("/docs/a/two", "");
	expect(result.current.since, "a copy without a date").toBe("");
});

it("takes no other document's copy for the open one's: another may have been requested ahead", () => {
	const { result, rerender } = open("/docs/a/one");
	tell("/docs/a/two", moment);
	tell(null, moment);
	expect(result.current.since).toBeNull();
	tell("/docs/a/one", moment);
	tell("/docs/a/three", null);
	expect(result.current.since).toBe(moment);
	rerender("/docs/a/two");
	expect(result.current.since).toBe(moment);
	rerender("/docs/a/three");
	expect(result.current.since).toBeNull();
});

it("reports the copy that was served on every page, and that the site is back once it answers on another", async () => {
	document.documentElement.dataset.kept = moment;
	const { result, rerender } = open("/tokens");
	expect(result.current).toMatchObject({ since: moment, isBack: false });
	await act(async () => rerender("/community"));
	expect(result.current).toMatchObject({ since: moment, isBack: false });
	act(() => result.current.dismiss());
	answer = async () => new Response();
	await act(async () => rerender("/garden"));
	expect(result.current).toMatchObject({ since: moment, isBack: true });
	answer = async () => new Response("", { status: 503 });
	await act(async () => rerender("/cli"));
	expect(result.current, "it is gone again").toMatchObject({ since: moment, isBack: false });
	answer = async () => new Response();
	await act(async () => rerender("/garden"));
	await act(async () => rerender("/tokens"));
	expect(result.current, "its code is that of the copy").toMatchObject({ since: moment, isBack: true });
	act(() => result.current.dismiss());
	rerender("/settings");
	expect(result.current.since, "said and dismissed").toBeNull();
});

it("reports the copy that was served on its own page, whether the site answers or not, unless its document is fresh", async () => {
	document.documentElement.dataset.kept = moment;
	answer = async () => new Response();
	const { result } = open("/docs/a/one");
	await act(async () => {});
	expect(result.current).toMatchObject({ since: moment, isBack: false });
	tell("/docs/a/one", null);
	expect(result.current.since).toBeNull();
});

it("asks the worker what it said before, and nothing of the site while what was served is fresh", async () => {
	const postMessage = vi.fn();
	Object.assign(worker, { controller: { postMessage } });
	const asked = vi.fn(() => answer());
	vi.stubGlobal("fetch", asked);
	const { rerender } = open("/tokens");
	await act(async () => rerender("/community"));
	expect(postMessage).toHaveBeenCalledExactlyOnceWith("copies", []);
	expect(asked).not.toHaveBeenCalled();
});

it("a copy stays one once the network is back, until its text is fresh", () => {
	document.documentElement.dataset.kept = moment;
	const { result, rerender } = open("/tokens");
	expect(result.current).toMatchObject({ since: moment, isBack: false });
	tell("/docs/a/one", moment);
	goes("online");
	expect(result.current).toMatchObject({ since: moment, isBack: true });
	rerender("/docs/a/one");
	expect(result.current).toMatchObject({ since: moment, isBack: true });
	tell("/docs/a/two", null);
	expect(result.current.isBack).toBe(true);
	tell("/docs/a/one", null);
	expect(result.current.since).toBeNull();
	tell("/docs/a/three", moment);
	expect(result.current.isBack, "the network does not answer").toBe(false);
	goes("online");
	goes("offline");
	expect(result.current.isBack).toBe(false);
});
