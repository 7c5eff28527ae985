import styles from "./meeting-ticks.module.css";

/** Width of a week, in units of the drawing. */
const PLACE = 10;

/**
 * The weeks of a mentorship as ticks, tall for those with a meeting. Hidden from screen readers: the text below it says
 * the same.
 */
export function MeetingTicks({ weeks }: { weeks: readonly boolean[] }) {
	const width = weeks.length * PLACE;
	return (
		<svg aria-hidden="true" viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" width="100%" height="56">
			{weeks.map((met, week) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its index
					key={week}
					x={week * PLACE + 2}
					y={met ? 0 : 26}
					width={PLACE - 4}
					height={met ? 40 : 14}
					className={met ? styles.met : styles.apart}
				/>
			))}
		</svg>
	);
}
