import { civilDay } from "#src/almanac/civil-day.ts";
import { dateText } from "#src/figures/date-text.ts";
import { daysAwayText } from "#src/figures/figure-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import { daysBetween } from "#src/season/calendar.ts";
import { SEASONS } from "#src/season/season.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import styles from "./next-ceremony.module.css";

const importEvents = () => import("#src/almanac/year-events.ts");

/** The next seasonal ceremony, under the menu; its place stays empty while the date is unknown. */
export function NextCeremony() {
	const { today } = useSeason();
	const almanac = useQuietModule(importEvents, today !== null);
	const next = almanac && today && almanac.nextOfEach(civilDay(today), ["ceremony"])[0];
	return (
		<>
			<div className={styles.next}>{next && <Next {...next} today={today} />}</div>
			<SampleNote>Sample data: the days are real, but nobody holds the ceremonies.</SampleNote>
		</>
	);
}

function Next({ id, day, meaning, today }: { id: string; day: string; meaning: string; today: Date }) {
	const left = daysBetween(today, new Date(`${day}T12:00`));
	const season = SEASONS.find((one) => id.endsWith(one));
	return (
		<>
			<p className={styles.label}>Next ceremony</p>
			<p className={styles.name}>
				<PageLink to={`/ceremonies#${season}`}>{meaning}</PageLink>
			</p>
			<p className={styles.label}>
				{dateText(day)}, {daysAwayText(left)}
			</p>
		</>
	);
}
