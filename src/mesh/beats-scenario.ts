import type { Reading, ScenarioRules } from "#src/calculator/scenario-query.ts";
import { heartbeat } from "#src/content/facts/mesh.ts";
import { beatPatterns } from "#src/content/p2p/protocols.ts";
import { clockText, presenceStretches, type Stretch } from "./presence.ts";
import type { Beat } from "./presence-timeline.tsx";

/** A single field: one digit per beat, 1 if it arrives, 0 if it is lost. */
export type BeatsEntry = Readonly<Record<"pattern", string>>;

/** The beats that were due, a neighbour's resulting opinions, and the end of the time span. Times in seconds. */
export interface BeatsScenario {
	beats: Beat[];
	stretches: Stretch[];
	until: number;
}

/** Number of beats in the simulator. */
export const BEATS = 12;

/** The first beat always arrives: it makes the node known. */
const POSSIBLE = new RegExp(`^1[01]{${BEATS - 1}}$`);

function readBeats({ pattern }: BeatsEntry): Reading<BeatsEntry, BeatsScenario> {
	if (!POSSIBLE.test(pattern)) return { faults: { pattern: `${BEATS} beats, of which the first arrives.` } };
	const beats = [...pattern].map((figure, index) => ({ at: index * heartbeat.everySeconds, arrived: figure === "1" }));
	const until = BEATS * heartbeat.everySeconds;
	const arrivals = beats.filter(({ arrived }) => arrived).map(({ at }) => at);
	return { scenario: { beats, stretches: presenceStretches(arrivals, until, heartbeat), until } };
}

export const beatsRules: ScenarioRules<BeatsEntry, BeatsScenario> = {
	example: { pattern: beatPatterns[2].pattern },
	prefix: "beats",
	read: readBeats,
};

/** A moment at which a neighbour's opinion changes, with the reason. */
export interface Turn {
	at: number;
	text: string;
}

/**
 * The events in order: only those that change a neighbour's opinion.
 * @example turnsOf(scenario) // [{ at: 0, text: "The first beat arrives, …" }, { at: 90, text: "Two beats are missing. …" }, …]
 */
export function turnsOf({ stretches, until }: BeatsScenario): Turn[] {
	const turns = stretches.map(({ presence, from }, index): Turn => {
		if (index === 0) return { at: from, text: "The first beat arrives, and the node is listed." };
		if (presence === "suspect")
			return { at: from, text: "Two beats are missing. No new chunks are sent to it, and the others are asked." };
		if (presence === "gone")
			return {
				at: from,
				text: `${heartbeat.timeoutSeconds} s without a beat. The node is removed, and the others are told.`,
			};
		const wasGone = stretches[index - 1]?.presence === "gone";
		const text = wasGone
			? "A beat arrives. The node is added again, as if it had just joined."
			: "A beat arrives in time.";
		return { at: from, text };
	});
	return [...turns, { at: until, text: "The record ends." }];
}

/** The outcome in a sentence. @example outcomeOf(scenario) // "Removed once, first at 1:30, and off the list for 0:30 in total." */
export function outcomeOf({ stretches }: BeatsScenario): string {
	const gone = stretches.filter(({ presence }) => presence === "gone");
	const [first] = gone;
	if (!first)
		return stretches.some(({ presence }) => presence === "suspect")
			? "Suspect for a while, never removed."
			: "On the list throughout.";
	const away = gone.reduce((sum, { from, to }) => sum + to - from, 0);
	const times = gone.length === 1 ? "once" : `${gone.length} times`;
	return `Removed ${times}, first at ${clockText(first.from)}, and off the list for ${clockText(away)} in total.`;
}
