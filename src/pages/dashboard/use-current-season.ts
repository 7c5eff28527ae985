import { useMemo } from "react";
import type { Season } from "#src/season/season.ts";
import { useSeason } from "#src/season/season-provider.tsx";

/** The season shown and today's local date; null in prerendered markup, which has neither. */
export function useCurrentSeason(): { season: Season; today: Date } | null {
	const { season, today } = useSeason();
	return useMemo(() => (season && today ? { season, today } : null), [season, today]);
}
