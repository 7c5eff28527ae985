import { useEffect, useState } from "react";
import { daysRemaining, seasonOn } from "#src/season/calendar.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import type { MicroSeason } from "./micro-season.ts";
import styles from "./today.module.css";

interface Today extends MicroSeason {
	season: string;
	daysLeft: number;
}

/** The almanac loads after the page: the place is reserved, and stays empty without script. */
async function readAlmanac(date: Date): Promise<Today> {
	const { microSeasonOn } = await import("./micro-season.ts");
	const season = seasonOn(date);
	return { ...microSeasonOn(date), season, daysLeft: daysRemaining(date, season) };
}

/** Today's micro-season, at the foot of the sidebar. */
export function Today() {
	const date = useSeason().today;
	const [today, setToday] = useState<Today | null>(null);
	useEffect(() => {
		// A decoration: where it cannot be had, its place stays empty and nobody is alarmed.
		if (date) readAlmanac(date).then(setToday, () => {});
	}, [date]);
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
