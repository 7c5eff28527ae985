import styles from "./calendar.module.css";
import { type CivilDay, yearOf } from "./civil-day.ts";
import { minuteText } from "./day-text.ts";
import { type AlmanacEvent, gazetteDay } from "./events.ts";
import { KindMark } from "./kind-mark.tsx";

/** An event's name: characters, reading and meaning. */
export function EventName({ event: { kind, kanji, reading, meaning } }: { event: AlmanacEvent }) {
	return (
		<span className={styles.name}>
			<KindMark kind={kind} />
			<span lang="ja">{kanji}</span> <i>{reading}</i> <strong>{meaning}</strong>
		</span>
	);
}

/** An event's detail line; a holiday that the gazette has yet to name says so. */
export function eventDetail({ detail, minute, byGazette, day }: AlmanacEvent, today: CivilDay): string {
	const at = minute === undefined ? "" : `, reached at ${minuteText(minute)} in Japan`;
	const year = yearOf(day);
	const expected =
		byGazette && today < gazetteDay(year) ? `. Provisional: the gazette confirms it in February ${year - 1}` : "";
	return `${detail}${at}${expected}.`;
}
