import { nextSeason } from "#src/season/season.ts";
import { useSeason } from "#src/season/season-provider.tsx";

/** Shows the season after this one, and keeps nothing. */
export function LookAhead() {
	const { season, preview } = useSeason();
	if (season === null) return null;
	return (
		<>
			<button type="button" onClick={() => preview(nextSeason(season))}>
				Look ahead
			</button>
			<button type="button" onClick={() => preview(null)}>
				Back to now
			</button>
		</>
	);
}
