import { createRandom } from "#src/effects/random.ts";
import { randomSeed } from "#src/platform/random-seed.ts";
import type { Soundscape } from "#src/season/season-config.ts";
import { openAudio } from "./open-audio.ts";
import { scores } from "./scores.ts";
import { synthesise } from "./synthesiser.ts";

/** Quieter than other audio on the device. */
const volume = 0.5;
/** Fade-in and fade-out as shares of the duration, and the shortest fade that stops without a click, in ms. */
const fadeIn = 0.08;
const fadeOut = 0.3;
const stopMs = 80;
/** Delay between request and playback, in seconds: the setup takes a moment. */
const headStart = 0.03;

let playing: (() => void) | null = null;

/**
 * Plays a soundscape with a fade in and out; it replaces one that is still playing. It is silent, without an error, if
 * the browser has no audio, before the visitor's first interaction, and while the page is hidden, which also ends it.
 * @returns the function that stops it after a short fade
 * @example const stop = playSoundscape("temple_bells", { durationMs: 4000 });
 */
export function playSoundscape(name: Soundscape, { durationMs }: { durationMs: number }): () => void {
	playing?.();
	const context = openAudio();
	if (!context) return () => {};

	const master = context.createGain();
	// Stopping has its own gain node: whatever the other is fading from or to, this one only falls.
	const brake = context.createGain();
	const limiter = context.createDynamicsCompressor();
	master.connect(brake).connect(limiter).connect(context.destination);
	const startsAt = context.currentTime + headStart;
	const endsAt = startsAt + durationMs / 1_000;
	master.gain.setValueAtTime(0, startsAt);
	master.gain.linearRampToValueAtTime(volume, startsAt + (durationMs * fadeIn) / 1_000);
	master.gain.setValueAtTime(volume, endsAt - (durationMs * fadeOut) / 1_000);
	master.gain.linearRampToValueAtTime(0, endsAt);
	const silence = synthesise(context, scores[name](durationMs, createRandom(randomSeed())), startsAt, master);

	let ended = false;
	let timer = setTimeout(end, durationMs + headStart * 1_000);
	document.addEventListener("visibilitychange", endWhenHidden);
	playing = stop;
	return stop;

	function end(): void {
		if (ended) return;
		ended = true;
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", endWhenHidden);
		if (playing === stop) playing = null;
		silence();
		master.disconnect();
		brake.disconnect();
		limiter.disconnect();
		// It rejects only if it was already closed.
		void context?.close().catch(() => {});
	}
	function endWhenHidden(): void {
		if (document.hidden) end();
	}
	function stop(): void {
		if (ended || !context) return;
		clearTimeout(timer);
		brake.gain.setTargetAtTime(0, context.currentTime, stopMs / 4_000);
		timer = setTimeout(end, stopMs);
	}
}
