import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playSoundscape } from "./play-soundscape.ts";
import { SampleAudio, type SampleNode } from "./sample-audio.test-data.ts";
import { scores } from "./scores.ts";

const names = Object.keys(scores) as (keyof typeof scores)[];
const audio = () => SampleAudio.opened.at(-1) as SampleAudio;

function hide(hidden: boolean): void {
	vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
	document.dispatchEvent(new Event("visibilitychange"));
}

function visitorActed(acted: boolean | undefined): void {
	vi.stubGlobal("navigator", acted === undefined ? {} : { userActivation: { hasBeenActive: acted } });
}

/** Every source is told to stop, everything is disconnected, and the device is released. */
function expectSilence({ nodes, sources, closed }: SampleAudio, ofAll: SampleNode[]): void {
	expect(ofAll.length).toBeGreaterThan(5);
	expect(sources.call({ nodes } as SampleAudio).every(({ stopped }) => stopped.length > 0)).toBe(true);
	expect(nodes.filter(({ to }) => to !== null)).toEqual([]);
	expect(closed).toBe(1);
}

beforeEach(() => {
	vi.useFakeTimers();
	SampleAudio.opened = [];
	SampleAudio.how = "plays";
	vi.stubGlobal("AudioContext", SampleAudio);
	visitorActed(true);
});
afterEach(() => {
	vi.runAllTimers();
	vi.useRealTimers();
});

describe.each(names)("%s", (name) => {
	it("plays, fades in and out, and then releases everything", () => {
		playSoundscape(name, { durationMs: 4000 });
		const { nodes } = audio();
		const master = nodes[0] as SampleNode;
		expect(master.gain.calls.map(([how, value]) => [how, value])).toEqual([
			["set", 0],
			["linear", 0.5],
			["set", 0.5],
			["linear", 0],
		]);
		expect(master.gain.calls.at(-1)?.[2]).toBeCloseTo(audio().currentTime + 4.03);
		expect(
			audio()
				.sources()
				.every(({ startedAt }) => startedAt !== null && startedAt > 10),
		).toBe(true);
		expect(nodes.filter(({ to }) => to === null)).toEqual([]);

		vi.advanceTimersByTime(4020);
		expect(audio().closed).toBe(0);
		vi.advanceTimersByTime(20);
		expectSilence(audio(), nodes);
	});
});

it("releases a sound as soon as it has decayed", () => {
	playSoundscape("gentle_wind_chimes", { durationMs: 4000 });
	const [first] = audio().sources() as [SampleNode];
	const connected = () => audio().nodes.filter(({ to }) => to !== null).length;
	const before = connected();
	first.onended?.();
	expect(first.to).toBeNull();
	expect(connected()).toBe(before - 3);
});

it("stops after a fade too short to notice, and only once", () => {
	const stop = playSoundscape("temple_bells", { durationMs: 4000 });
	const { nodes } = audio();
	const [master, brake] = nodes as [SampleNode, SampleNode];
	const fades = [...master.gain.calls];
	stop();
	// The scheduled fade is unchanged, and the gain after it only falls.
	expect(master.gain.calls).toEqual(fades);
	expect(master.to).toBe(brake);
	expect(brake.gain.calls).toEqual([["target", 0, 10, expect.any(Number)]]);
	expect(audio().closed).toBe(0);
	vi.advanceTimersByTime(100);
	expectSilence(audio(), nodes);
	stop();
	vi.runAllTimers();
	expect(audio().closed).toBe(1);
});

it("stops at once when the page is hidden", () => {
	playSoundscape("rustling_leaves", { durationMs: 4000 });
	const { nodes } = audio();
	hide(true);
	expectSilence(audio(), nodes);
	hide(false);
	expect(SampleAudio.opened).toHaveLength(1);
});

it("gives way to the next one", () => {
	playSoundscape("temple_bells", { durationMs: 4000 });
	playSoundscape("festival_drums", { durationMs: 2500 });
	vi.advanceTimersByTime(100);
	expect(SampleAudio.opened.map(({ closed }) => closed)).toEqual([1, 0]);
});

describe("silence without an error", () => {
	it.each([
		["before the visitor has pressed anything", () => visitorActed(false)],
		["while the page is hidden", () => hide(true)],
		["in a browser without audio", () => vi.stubGlobal("AudioContext", undefined)],
	])("%s: opens no audio", (_, arrange) => {
		arrange();
		playSoundscape("temple_bells", { durationMs: 4000 })();
		expect(SampleAudio.opened).toEqual([]);
	});

	it("if the audio device is unavailable", () => {
		SampleAudio.how = "cannot be had";
		expect(() => playSoundscape("temple_bells", { durationMs: 4000 })()).not.toThrow();
	});

	it("if playback is refused", async () => {
		SampleAudio.how = "waits for a gesture";
		const refused = vi.fn();
		process.on("unhandledRejection", refused);
		playSoundscape("temple_bells", { durationMs: 4000 });
		await vi.advanceTimersByTimeAsync(5000);
		process.off("unhandledRejection", refused);
		expect(refused).not.toHaveBeenCalled();
		expect(audio().closed).toBe(1);
	});

	it("is not assumed for browsers that do not report user activation", () => {
		visitorActed(undefined);
		playSoundscape("temple_bells", { durationMs: 4000 });
		expect(SampleAudio.opened).toHaveLength(1);
	});
});
