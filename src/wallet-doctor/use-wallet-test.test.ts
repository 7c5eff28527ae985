import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, test, vi } from "vitest";
import type { Voice } from "#src/wallet-operations/voice.ts";
import { useWalletTest } from "./use-wallet-test.ts";

/** The code of the operations arrives when a test lets it. */
const code = vi.hoisted(() => ({ arrival: Promise.resolve() }));
vi.mock("#src/platform/import-in-place.ts", async (original) => ({
	...(await original<object>()),
	importInTime: (importer: () => Promise<unknown>) => code.arrival.then(importer),
}));

afterEach(cleanup);

const voiceWith = (changes: Partial<Voice>): Voice => ({ way: "legacy", wallet: {}, connect: () => {}, ...changes });
const outcomeOf = ({ current: { test } }: { current: ReturnType<typeof useWalletTest> }) => test.outcome;

it("stops waiting while its code still loads, without asking the wallet, and can be tried again", async () => {
	// Leaving ends the second attempt, which is logged.
	vi.spyOn(console, "error").mockImplementation(() => {});
	const asked = vi.fn(() => new Promise(() => {}));
	let arrive = () => {};
	code.arrival = new Promise((resolve) => {
		arrive = resolve;
	});
	const { result } = renderHook(() => useWalletTest(voiceWith({ connect: asked })));
	act(() => void result.current.connect());
	expect(result.current.test.work).toBe("connect");
	await act(async () => result.current.stopWaiting());
	expect(result.current.test.work).toBeUndefined();
	expect(outcomeOf(result)).toEqual({
		kind: "failure",
		work: "connect",
		failure: "stopped",
		reason: "stopped by the visitor",
	});
	expect(asked).not.toHaveBeenCalled();
	act(() => void result.current.connect());
	arrive();
	await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
	expect(result.current.test.work).toBe("connect");
});

test.each([
	["has been disconnected", async () => {}, "disconnected"],
	["offers no way to disconnect", undefined, "forgotten"],
])("tells apart a wallet that %s", async (_, disconnect, kind) => {
	code.arrival = Promise.resolve();
	const { result } = renderHook(() => useWalletTest(voiceWith({ disconnect })));
	await act(() => result.current.disconnect());
	expect(outcomeOf(result)).toEqual({ kind });
});
