import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { isHandledInPlace } from "./import-in-place.ts";
import { useQuietModule } from "./use-quiet-module.ts";

afterEach(cleanup);

const show = (importer: () => Promise<object>, wanted: boolean) =>
	renderHook((now) => useQuietModule(importer, now), { initialProps: wanted });
const settled = () => act(async () => {});

it("is fetched once it is wanted, and stays when it is no longer wanted", async () => {
	const importer = vi.fn(async () => ({ word: "blossom" }));
	const { result, rerender } = show(importer, false);
	await settled();
	expect([importer.mock.calls.length, result.current]).toEqual([0, null]);
	rerender(true);
	await settled();
	expect(result.current).toEqual({ word: "blossom" });
	rerender(false);
	expect(result.current).toEqual({ word: "blossom" });
});

it("stays null when it cannot be loaded, causes no reload, and is fetched again next time", async () => {
	const gone = new Error("gone");
	const importer = vi.fn<() => Promise<object>>().mockRejectedValueOnce(gone).mockResolvedValue({ word: "blossom" });
	const { result, rerender } = show(importer, true);
	await settled();
	expect([result.current, isHandledInPlace(gone)]).toEqual([null, true]);
	rerender(false);
	rerender(true);
	await settled();
	expect(result.current).toEqual({ word: "blossom" });
});

it("is ignored when it arrives after its component has unmounted", async () => {
	const { promise, resolve } = Promise.withResolvers<object>();
	const { result, unmount } = show(() => promise, true);
	unmount();
	resolve({});
	await settled();
	expect(result.current).toBeNull();
});
