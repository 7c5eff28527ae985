import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { useQuery } from "#src/navigation/use-query.ts";
import { afterPaint } from "#src/platform/after-paint.ts";
import { now } from "#src/platform/clock.ts";
import { showSeason } from "#src/platform/root-appearance.ts";
import { whileVisible } from "#src/platform/while-visible.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import { seasonOn } from "./calendar.ts";
import { previewedSeason, withoutPreview } from "./current-season.ts";
import type { Season } from "./season.ts";

const CHECKED_EVERY_MS = 60_000;

export type SeasonChoice = Season | "automatic";

export interface SeasonState {
	/** The season shown; null in prerendered markup, which has no date. */
	season: Season | null;
	/** Today's local date, a new object only when the day changes; null in prerendered markup. */
	today: Date | null;
	choice: SeasonChoice;
	/** The season of a preview; null without one, and as soon as another season has been chosen. */
	previewed: Season | null;
	/** Stores a season, or returns to the date's; ends a preview. */
	choose: (choice: SeasonChoice) => void;
	/** Shows a season without storing it, as `?season=` does; null ends it. */
	preview: (season: Season | null) => void;
}

const SeasonContext = createContext<SeasonState | null>(null);

/**
 * Provides the season to everything below it, with one clock shared by all readers: it checks the date every minute and
 * whenever the page becomes visible, and pauses while the page is hidden. Specification 4.1
 */
export function SeasonProvider({ children }: { children: ReactNode }) {
	const [today, setToday] = useState<Date | null>(null);
	const [previewed, setPreview] = useState<Season | null>(null);
	const [asked, setAsked] = useState<SeasonChoice | null>(null);
	const kept = usePreferences((preferences) => preferences.season);
	const named = previewedSeason(useQuery());
	/** Whether previews have ended, until a link asks for another one. */
	const ended = useRef(false);

	useEffect(() => {
		let last = { day: "", date: now() };
		const lookAtTheDate = () => {
			const date = now();
			const day = date.toDateString();
			// The device may be taken to another time zone, in which the last date was another day.
			if (last.day === day && last.date.toDateString() === day) return;
			last = { day, date };
			setToday(date);
		};
		// Also read here: while hydrating, the query is not known yet, and the date's season would be shown first.
		setPreview(previewedSeason(window.location.search));
		lookAtTheDate();
		return whileVisible(CHECKED_EVERY_MS, lookAtTheDate);
	}, []);

	// An address without a season leaves a preview as it is: it lasts for the visit, across pages.
	useEffect(() => {
		if (!named) return;
		ended.current = false;
		setPreview(named);
	}, [named]);

	// Back may lead to an address that still asks for an ended one. It is corrected before the query is read from it:
	// what reads that listens in passive effects, which come later.
	useLayoutEffect(() => {
		const forgetEnded = () => {
			if (ended.current) forgetAskedPreview();
		};
		window.addEventListener("popstate", forgetEnded);
		return () => window.removeEventListener("popstate", forgetEnded);
	}, []);

	const ofToday = today && seasonOn(today);
	const season = ofToday && (previewed ?? (kept === "automatic" ? ofToday : kept));
	useEffect(() => {
		if (season) showSeason(season, ofToday);
	}, [season, ofToday]);

	const preview = useCallback((next: Season | null) => {
		setPreview(next);
		if (next) return;
		ended.current = true;
		forgetAskedPreview();
	}, []);

	// Another season recolours everything: the control shows the choice first, and the page follows in the next frame.
	useEffect(() => {
		if (asked === null) return;
		return afterPaint(() => {
			setAsked(null);
			preview(null);
			preferencesStore.setState({ season: asked });
		});
	}, [asked, preview]);

	const choice = asked ?? kept;
	const lasting = asked === null ? previewed : null;
	const state = useMemo(
		() => ({ season, today, choice, previewed: lasting, choose: setAsked, preview }),
		[season, today, choice, lasting, preview],
	);
	return <SeasonContext value={state}>{children}</SeasonContext>;
}

/** Corrects an address that asks for a preview: loaded again or by Back, it must not bring back one that has ended. */
function forgetAskedPreview(): void {
	const { href } = window.location;
	const rest = withoutPreview(href);
	try {
		if (rest !== href) history.replaceState(history.state, "", rest);
	} catch {
		// Safari allows a hundred entries in ten seconds. The preview may come back when the page is loaded again.
	}
}

/**
 * The season, the date it follows, and a function to choose another.
 * @throws Error outside its provider (specification 8)
 */
export function useSeason(): SeasonState {
	const state = useContext(SeasonContext);
	if (!state) throw new Error("useSeason must be used within a SeasonProvider");
	return state;
}
