import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { seasons } from "#src/content/seasons/seasons.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import type { Season } from "#src/season/season.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { notePassage } from "./passage-timing.ts";
import type { Ending, Passage } from "./run-transition.ts";
import { type Grounds, readGrounds } from "./season-grounds.ts";
import { transitionDuration } from "./transition-rules.ts";

export interface ShownPassage extends Passage {
	/** Unique for each passage, also between the same two seasons. */
	id: number;
	/** When it started, in ms since the page's time origin. */
	begun: number;
	/** Colours of the previous season. */
	grounds: Grounds;
}

/** Specification 8 (failed transition animation). */
const interruptedMessage = "Transition animation interrupted";

/**
 * The passage to show, if any. It starts whenever the season shown changes, unless passages are not wanted or the page
 * is hidden. The first known season counts as the previous one. Specification 4.5
 * @param wanted false also ends a passage in progress, without a message
 */
export function usePassage(wanted: boolean): {
	passage: ShownPassage | null;
	end: (how: Ending) => void;
} {
	const { season } = useSeason();
	const intensity = usePreferences((preferences) => preferences.intensity);
	const [passage, setPassage] = useState<ShownPassage | null>(null);
	const underWay = useRef<ShownPassage | null>(null);
	const previous = useRef<Season | null>(null);
	const count = useRef(0);

	const end = useCallback((how: Ending) => {
		const passage = underWay.current;
		if (passage) notePassage(passage, how);
		if (passage && how === "interrupted") console.info(interruptedMessage);
		underWay.current = null;
		setPassage(null);
	}, []);

	const change = useEffectEvent((fromSeason: Season | null, toSeason: Season | null) => {
		if (!fromSeason || !toSeason || fromSeason === toSeason) return;
		end("interrupted");
		if (!wanted || document.hidden) return;
		const durationMs = transitionDuration(seasons[toSeason].transition.durationMs, intensity);
		const begun = performance.now();
		const next = { id: ++count.current, begun, fromSeason, toSeason, durationMs, grounds: readGrounds() };
		underWay.current = next;
		setPassage(next);
	});

	// Runs before the page takes the new season's colours, so that the old ones can still be read, and what it sets is
	// rendered before the page is painted, so that the old background is there when the new colours are.
	useLayoutEffect(() => {
		change(previous.current, season);
		previous.current = season;
	}, [season]);

	useEffect(() => {
		if (!wanted) end("skipped");
	}, [wanted, end]);

	return { passage, end };
}
