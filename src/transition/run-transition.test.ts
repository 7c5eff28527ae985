import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runTransition } from "./run-transition.ts";
import type { TransitionState } from "./transition-rules.ts";

const frames = vi.hoisted(() => ({ next: [] as { id: number; callback: (time: number) => void }[], last: 0 }));
vi.mock("#src/platform/frames.ts", () => ({
	requestFrame: (callback: (time: number) => void) => {
		frames.next.push({ id: ++frames.last, callback });
		return frames.last;
	},
	cancelFrame: (id: number) => {
		frames.next = frames.next.filter((frame) => frame.id !== id);
	},
}));

/** Simulates a frame at this time. */
function frameAt(time: number): void {
	for (const { callback } of frames.next.splice(0)) callback(time);
}

function start(show: (state: TransitionState) => void = () => {}) {
	const shown: TransitionState[] = [];
	const ended: string[] = [];
	const stop = runTransition(
		{ fromSeason: "autumn", toSeason: "winter", durationMs: 1000 },
		(state) => {
			show(state);
			shown.push(state);
		},
		(how) => ended.push(how),
	);
	return { shown, ended, stop, phases: () => shown.map(({ phase, progress }) => `${phase} ${progress}`) };
}

function hide(hidden: boolean): void {
	vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
	document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
	frames.next = [];
});
afterEach(() => vi.restoreAllMocks());

describe("a passage", () => {
	it("starts with its first frame, goes through its phases, and ends once", () => {
		const { phases, ended } = start();
		for (const time of [5000, 5299, 5300, 5500, 5700, 5999]) frameAt(time);
		expect(phases()).toEqual(["beginning 0", "beginning 0.299", "peak 0.3", "peak 0.5", "ending 0.7", "ending 0.999"]);
		expect(ended).toEqual([]);
		frameAt(6000);
		expect(ended).toEqual(["complete"]);
		expect(frames.next).toEqual([]);
	});

	it("ends even if frames are far apart", () => {
		const { ended, shown } = start();
		frameAt(0);
		frameAt(60_000);
		expect(ended).toEqual(["complete"]);
		expect(shown).toHaveLength(1);
	});

	it("is interrupted by an exception in a frame", () => {
		const { ended } = start(({ phase }) => {
			if (phase === "peak") throw new Error("unexpected");
		});
		frameAt(0);
		frameAt(500);
		expect(ended).toEqual(["interrupted"]);
		expect(frames.next).toEqual([]);
	});

	it("is interrupted once when the page is hidden, and runs nothing while hidden", () => {
		const { ended } = start();
		frameAt(0);
		hide(true);
		hide(true);
		expect(ended).toEqual(["interrupted"]);
		expect(frames.next).toEqual([]);
	});

	it("continues when the page becomes visible", () => {
		const { ended } = start();
		frameAt(0);
		hide(false);
		expect(ended).toEqual([]);
		expect(frames.next).toHaveLength(1);
	});

	it("stops without calling back", () => {
		const { ended, stop } = start();
		frameAt(0);
		stop();
		hide(true);
		frameAt(500);
		expect(ended).toEqual([]);
		expect(frames.next).toEqual([]);
	});
});
