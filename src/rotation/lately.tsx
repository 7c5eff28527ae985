import type { Activity } from "#src/ui/activity-list.tsx";
import styles from "./lately.module.css";
import { RotatingCards } from "./rotating-cards.tsx";
import { ACTIVITY_MS } from "./use-rotation.ts";

/** `activities` each have another subject; the list is fixed, newest first. */
export interface LatelyProps {
	activities: readonly Omit<Activity, "tone">[];
}

/**
 * What happened lately, one message after another in one line, below a heading of level 4.
 * @example
 * <Lately activities={[{ time: "4 min", subject: "Node", verb: "joined", object: "16 processors in Stockholm" }]} />
 * Specification 4.3
 */
export function Lately({ activities }: LatelyProps) {
	return (
		<div className={styles.lately}>
			<h4>Lately</h4>
			<RotatingCards title="Lately" intervalMs={ACTIVITY_MS}>
				{activities.map(({ time, subject, verb, object }) => (
					<p key={subject}>
						<span className={styles.time}>{time}</span> <strong>{subject}</strong> {verb}: {object}
					</p>
				))}
			</RotatingCards>
		</div>
	);
}
