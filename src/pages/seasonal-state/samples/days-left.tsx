import { daysRemaining } from "#src/season/calendar.ts";
import { useSeason } from "#src/season/season-provider.tsx";

/** Days to the last day of the season shown, never below 0. */
export function DaysLeft() {
	const { season, today } = useSeason();
	if (season === null || today === null) return null;
	const days = daysRemaining(today, season);
	return (
		<p>
			{days} {days === 1 ? "day" : "days"} left of {season}.
		</p>
	);
}
