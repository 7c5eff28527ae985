import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useKeptCopy } from "./use-kept-copy.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

it("reports a copy until the network answers, and again on the next page after it was dismissed on one", () => {
	const worker = Object.assign(new EventTarget(), { controller: null });
	vi.stubGlobal("navigator", { serviceWorker: worker });
	const tell = (keptCopyOf: string | null) =>
		act(() => void worker.dispatchEvent(new MessageEvent("message", { data: { keptCopyOf } })));
	const first = "Sun, 22 Nov 2026 09:00:00 GMT";
	const { result, rerender } = renderHook(useKeptCopy, { initialProps: "/docs/a/one" });
	expect(result.current.since).toBeNull();
	tell(first);
	expect(result.current.since).toBe(first);
	act(() => result.current.dismiss());
	// Stays dismissed on this page when another message arrives.
	tell(first);
	expect(result.current.since).toBeNull();
	rerender("/docs/a/two");
	expect(result.current.since).toBe(first);
	tell(null);
	expect(result.current.since).toBeNull();
	tell("");
	expect(result.current.since).toBeNull();
});
