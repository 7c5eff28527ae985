import { cleanup, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useNewVersion } from "./use-new-version.ts";

const { update } = vi.hoisted(() => ({ update: vi.fn(async () => {}) }));
vi.mock("./register-worker.ts", () => ({ registerWorker: async () => ({ update }) }));

const openedAt = new Date(2026, 10, 22, 12);
const minutes = (count: number) => new Date(openedAt.getTime() + count * 60_000);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: openedAt });
	vi.stubGlobal("navigator", { serviceWorker: new EventTarget(), onLine: true });
	update.mockClear();
	return () => {
		cleanup();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

it.each([
	["ten minutes later", 10, 1],
	["a moment later", 9, 0],
	["by a clock that was set back by a day", -24 * 60, 1],
])("looks for a new version when the visitor comes back %s: %i min, %i times", async (_, later, times) => {
	renderHook(useNewVersion);
	vi.setSystemTime(minutes(later));
	document.dispatchEvent(new Event("visibilitychange"));
	document.dispatchEvent(new Event("visibilitychange"));
	await Promise.resolve();
	expect(update).toHaveBeenCalledTimes(times);
});
