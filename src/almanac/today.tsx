import { useEffect, useState } from "react";
import { now } from "#src/platform/clock.ts";
import { daysRemaining, seasonOn } from "#src/season/calendar.ts";
import type { MicroSeason } from "./micro-season.ts";
import styles from "./today.module.css";

interface Today extends MicroSeason {
	season: string;
	daysLeft: number;
}

/** The almanac loads after the page: the place is reserved, and stays empty without script. */
async function readAlmanac(): Promise<Today> {
	const { microSeasonOn } = await import("./micro-season.ts");
	const today = now();
	const season = seasonOn(today);
	return { ...microSeasonOn(today), season, daysLeft: daysRemaining(today, season) };
}

/** Today's micro-season, at the foot of the sidebar. */
export function Today() {
	const [today, setToday] = useState<Today | null>(null);
	useEffect(() => {
		// A decoration: where it cannot be had, its place stays empty and nobody is alarmed.
		readAlmanac().then(setToday, () => {});
	}, []);
	return (
		<div className={styles.today}>
			{today && (
				<>
					<span className={styles.kanji} lang="ja">
						{today.kanji}
					</span>
					<div>
						<p className={styles.meaning}>{today.meaning}</p>
						<p>
							<i>{today.reading}</i>
						</p>
						<p>Micro-season {today.n} of 72</p>
						<p>
							{today.daysLeft} {today.daysLeft === 1 ? "day" : "days"} of {today.season} left
						</p>
					</div>
				</>
			)}
		</div>
	);
}
