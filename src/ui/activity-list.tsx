import styles from "./activity-list.module.css";
import { LIST } from "./list-role.ts";

/** "12 s", "Capsule", "sealed", "web-03 wrapped with GPG"; `tone` picks one of the five chart colours. */
export type Activity = { time: string; subject: string; verb: string; object: string; tone: 1 | 2 | 3 | 4 | 5 };

/** Newest first, at most eight. */
export type ActivityListProps = { activities: readonly Activity[] };

const MOST = 8;

/**
 * A list of events: the time in a monospaced font, a dot, and what happened.
 * @example
 * <ActivityList
 *   activities={[{ time: "12 s", subject: "Capsule", verb: "sealed", object: "web-03, 412 MB", tone: 1 }]}
 * />
 */
export function ActivityList({ activities }: ActivityListProps) {
	return (
		<ol {...LIST}>
			{activities.slice(0, MOST).map(({ time, subject, verb, object, tone }) => (
				<li key={`${time} ${subject}`} className={styles.item}>
					<span className={styles.time}>{time}</span>
					<svg viewBox="-4 -4 8 8" aria-hidden="true" className={styles.dot} color={`var(--chart-${tone})`}>
						<circle r="4" />
					</svg>
					<p className={styles.deed}>
						<strong className={styles.subject}>{subject}</strong> <span className={styles.verb}>{verb}</span>{" "}
						<span className={styles.object}>{object}</span>
					</p>
				</li>
			))}
		</ol>
	);
}
