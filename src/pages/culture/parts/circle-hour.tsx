import { StackedParts } from "#src/charts/stacked-parts.tsx";
import { circleHour } from "#src/content/culture/learning.ts";
import { Heading } from "#src/ui/heading.tsx";
import styles from "./circle-hour.module.css";

const whole = circleHour.reduce((sum, { minutes }) => sum + minutes, 0);

/** The meeting of a learning circle: its parts to scale, and in words. */
export function CircleHour() {
	return (
		<div>
			<Heading level={4} className={styles.title}>
				How the {whole} minutes go
			</Heading>
			<StackedParts level={5} parts={circleHour.map((part) => ({ ...part, extent: `${part.minutes} min` }))} />
		</div>
	);
}
