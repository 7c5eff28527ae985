import { gardenerProgramme } from "#src/content/facts/community.ts";
import styles from "./gardener-calendar.module.css";
import { meetingWeeks } from "./meeting-weeks.ts";

const weeks = meetingWeeks(gardenerProgramme);
const meetings = weeks.filter(Boolean).length;
const weekly = weeks.indexOf(false);

/** Half a year in weeks, those with a meeting filled, and how their number is calculated. */
export function GardenerCalendar() {
	const at = (week: number) => `${(((week + 0.5) / weeks.length) * 100).toFixed(2)}%`;
	return (
		<figure className={styles.calendar}>
			<svg aria-hidden="true" width="100%" height="20">
				<line x1={at(0)} x2={at(weeks.length - 1)} y1="10" y2="10" />
				{weeks.map((meets, week) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its number
					<circle key={week} cx={at(week)} cy="10" r={meets ? 5 : 2} className={meets ? styles.meets : undefined} />
				))}
			</svg>
			<p aria-hidden="true" className={styles.ends}>
				<span>Week 1</span>
				<span>Week {weeks.length}</span>
			</p>
			<figcaption>
				{meetings} meetings in {weeks.length} weeks: {weekly} in the first month, one a week, and {meetings - weekly} in
				the weeks after it, one every second week.
			</figcaption>
		</figure>
	);
}
