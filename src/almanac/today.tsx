import { daysRemaining, seasonOn } from "#src/season/calendar.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import styles from "./today.module.css";
import { useMicroSeason } from "./use-micro-season.ts";

/** Today's micro-season, at the foot of the sidebar: empty without script. */
export function Today() {
	const { today: date } = useSeason();
	const today = useMicroSeason(date);
	const season = date && seasonOn(date);
	const daysLeft = date && season && daysRemaining(date, season);
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
							{daysLeft} {daysLeft === 1 ? "day" : "days"} of {season} left
						</p>
					</div>
				</>
			)}
		</div>
	);
}
