import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { showSeason } from "#src/platform/root-appearance.ts";
import { currentSeason } from "./current-season.ts";
import type { Season } from "./season.ts";

const SeasonContext = createContext<Season | null | undefined>(undefined);

/** Holds the season for everything below it: null until the browser has told the date. */
export function SeasonProvider({ children }: { children: ReactNode }) {
	const [season, setSeason] = useState<Season | null>(null);
	useEffect(() => {
		const current = currentSeason(window.location.search);
		showSeason(current);
		setSeason(current);
	}, []);
	return <SeasonContext value={season}>{children}</SeasonContext>;
}

/**
 * The season shown, or null before the browser has told the date (in prerendered markup).
 * @throws Error outside its provider (specification 8)
 */
export function useSeason(): Season | null {
	const season = useContext(SeasonContext);
	if (season === undefined) throw new Error("useSeason must be used within a SeasonProvider");
	return season;
}
