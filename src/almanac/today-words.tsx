import { daysRemaining, seasonOn } from "#src/season/calendar.ts";
import { microSeasonOn } from "./micro-season.ts";
import styles from "./today.module.css";

/** The micro-season of a local date, and how long the season still lasts. */
export function TodayWords({ date }: { date: Date }) {
	const today = microSeasonOn(date);
	if (!today) return null;
	const season = seasonOn(date);
	const daysLeft = daysRemaining(date, season);
	return (
		<>
			{/* The title is for the rail, which has no room for the words. */}
			<span className={styles.kanji} lang="ja" aria-hidden="true" title={`${today.reading}: ${today.meaning}`}>
				{today.kanji}
			</span>
			<div>
				<p className={styles.meaning}>{today.meaning}</p>
				<p>
					<i>{today.reading}</i>
				</p>
				<p>Micro-season {today.n} of 72</p>
				<p>
					{daysLeft} {daysLeft === 1 ? "day" : "days"} of {season} left
				</p>
			</div>
		</>
	);
}
