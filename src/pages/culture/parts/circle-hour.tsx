import { StackedBar, StackedMark } from "#src/charts/stacked-bar.tsx";
import { circleHour } from "#src/content/culture/learning.ts";
import { Heading } from "#src/ui/heading.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./circle-hour.module.css";

const whole = circleHour.reduce((sum, { minutes }) => sum + minutes, 0);

/** The meeting of a learning circle: its parts to scale, and in words. */
export function CircleHour() {
	return (
		<div className={styles.hour}>
			<Heading level={4}>How the {whole} minutes go</Heading>
			<StackedBar parts={circleHour.map(({ minutes }) => minutes)} />
			<ol {...LIST}>
				{circleHour.map(({ minutes, title, text }, index) => (
					<li key={title}>
						<p className={styles.title}>
							<StackedMark part={index} />
							{title}
						</p>
						<p className={styles.minutes}>{minutes} min</p>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</div>
	);
}
