import { createRandom } from "#src/effects/random.ts";
import type { Noise, Sound, Tone } from "./score.ts";

/** An exponential decay cannot reach zero; this level is inaudible. */
const silence = 0.0001;
const noiseSeconds = 2;
/** Time in which a falling tone falls. */
const fallSeconds = 0.09;

/**
 * Schedules a score in an audio context, to be heard from `startsAt`.
 * @param startsAt time of the context, in seconds
 * @param destination the node that everything is connected to
 * @returns the function that stops and disconnects everything; sounds that have decayed disconnect themselves
 */
export function synthesise(
	context: BaseAudioContext,
	score: readonly Sound[],
	startsAt: number,
	destination: AudioNode,
): () => void {
	const sounding = new Set<() => void>();
	let noise: AudioBuffer | undefined;
	for (const sound of score) {
		if (sound.kind === "noise") noise ??= createNoise(context);
		const source = sound.kind === "tone" ? toneSource(context, sound, startsAt) : noiseSource(context, noise);
		const filters = sound.kind === "noise" ? [noiseFilter(context, sound)] : [];
		const nodes = [source, ...filters, envelope(context, sound, startsAt), panner(context, sound)];
		for (const [index, node] of nodes.entries()) node.connect(nodes[index + 1] ?? destination);

		const begins = startsAt + sound.atMs / 1_000;
		if (sound.kind === "noise") (source as AudioBufferSourceNode).start(begins, sound.from * noiseSeconds);
		else source.start(begins);
		source.stop(begins + (sound.attackMs + sound.decayMs) / 1_000);
		const disconnect = () => {
			for (const node of nodes) node.disconnect();
			sounding.delete(end);
		};
		const end = () => {
			source.onended = null;
			source.stop();
			disconnect();
		};
		source.onended = disconnect;
		sounding.add(end);
	}
	return () => {
		for (const end of sounding) end();
	};
}

function toneSource(context: BaseAudioContext, { hz, fallsToHz, atMs }: Tone, startsAt: number): OscillatorNode {
	const source = context.createOscillator();
	const begins = startsAt + atMs / 1_000;
	source.frequency.setValueAtTime(hz, begins);
	if (fallsToHz) source.frequency.exponentialRampToValueAtTime(fallsToHz, begins + fallSeconds);
	return source;
}

function noiseSource(context: BaseAudioContext, noise: AudioBuffer | undefined): AudioBufferSourceNode {
	const source = context.createBufferSource();
	source.buffer = noise ?? null;
	source.loop = true;
	return source;
}

function noiseFilter(context: BaseAudioContext, { filter, hz, q }: Noise): BiquadFilterNode {
	const node = context.createBiquadFilter();
	node.type = filter;
	node.frequency.value = hz;
	node.Q.value = q;
	return node;
}

/** A linear attack followed by the decay of a struck object. */
function envelope(context: BaseAudioContext, { atMs, attackMs, decayMs, level }: Sound, startsAt: number): GainNode {
	const node = context.createGain();
	const begins = startsAt + atMs / 1_000;
	const full = begins + attackMs / 1_000;
	node.gain.setValueAtTime(0, begins);
	node.gain.linearRampToValueAtTime(level, full);
	node.gain.exponentialRampToValueAtTime(silence, full + decayMs / 1_000);
	return node;
}

function panner(context: BaseAudioContext, { pan }: Sound): StereoPannerNode {
	const node = context.createStereoPanner();
	node.pan.value = pan;
	return node;
}

/** The same white noise every time. */
function createNoise(context: BaseAudioContext): AudioBuffer {
	const buffer = context.createBuffer(1, context.sampleRate * noiseSeconds, context.sampleRate);
	const random = createRandom(1);
	const samples = buffer.getChannelData(0);
	for (let i = 0; i < samples.length; i++) samples[i] = random() * 2 - 1;
	return buffer;
}
