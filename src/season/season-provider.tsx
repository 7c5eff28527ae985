import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useQuery } from "#src/navigation/use-query.ts";
import { afterPaint } from "#src/platform/after-paint.ts";
import { now } from "#src/platform/clock.ts";
import { showSeason } from "#src/platform/root-appearance.ts";
import { whileVisible } from "#src/platform/while-visible.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import { seasonOn } from "./calendar.ts";
import { previewedSeason } from "./current-season.ts";
import type { Season } from "./season.ts";

const CHECKED_EVERY_MS = 60_000;

export type SeasonChoice = Season | "automatic";

export interface SeasonState {
	/** The season shown; null in prerendered markup, which knows no date. */
	season: Season | null;
	/** Today's local date, a new object only when the day changes; null in prerendered markup. */
	today: Date | null;
	choice: SeasonChoice;
	/** Keeps a season, or goes back to the date's; ends a preview. */
	choose: (choice: SeasonChoice) => void;
	/** Shows a season without keeping it, as `?season=` does; null ends it. */
	preview: (season: Season | null) => void;
}

const SeasonContext = createContext<SeasonState | null>(null);

/**
 * Holds the season for everything below it, and the one clock that all its readers share: it looks at the date every
 * minute and whenever the page becomes visible, and rests while it is hidden. Specification 4.1
 */
export function SeasonProvider({ children }: { children: ReactNode }) {
	const [today, setToday] = useState<Date | null>(null);
	const [previewed, setPreview] = useState<Season | null>(null);
	const [asked, setAsked] = useState<SeasonChoice | null>(null);
	const kept = usePreferences((preferences) => preferences.season);
	const named = previewedSeason(useQuery());

	useEffect(() => {
		const lookAtTheDate = () =>
			setToday((before) => {
				const current = now();
				return before?.toDateString() === current.toDateString() ? before : current;
			});
		// Read here as well: while hydrating nobody names a season yet, and the date's would be shown first.
		setPreview(previewedSeason(window.location.search));
		lookAtTheDate();
		return whileVisible(CHECKED_EVERY_MS, lookAtTheDate);
	}, []);

	// An address that names no season leaves a preview as it is: it lasts for the visit, whatever page comes next.
	useEffect(() => {
		if (named) setPreview(named);
	}, [named]);

	const ofToday = today && seasonOn(today);
	const season = ofToday && (previewed ?? (kept === "automatic" ? ofToday : kept));
	useEffect(() => {
		if (season) showSeason(season, ofToday);
	}, [season, ofToday]);

	// Another season recolours everything: the control shows the choice first, the page follows in the next frame.
	useEffect(() => {
		if (asked === null) return;
		return afterPaint(() => {
			setAsked(null);
			setPreview(null);
			preferencesStore.setState({ season: asked });
		});
	}, [asked]);

	const choice = asked ?? kept;
	const state = useMemo(
		() => ({ season, today, choice, choose: setAsked, preview: setPreview }),
		[season, today, choice],
	);
	return <SeasonContext value={state}>{children}</SeasonContext>;
}

/**
 * The season, the date it follows, and the way to choose another.
 * @throws Error outside its provider (specification 8)
 */
export function useSeason(): SeasonState {
	const state = useContext(SeasonContext);
	if (!state) throw new Error("useSeason must be used within a SeasonProvider");
	return state;
}
