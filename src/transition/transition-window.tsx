import type { Ref } from "react";
import { YearRing } from "#src/season/year-ring.tsx";
import styles from "./transition-window.module.css";

/**
 * The season's window opens like an iris inside the year ring, while the today mark travels to its season. The mark is
 * rotated as an element of its own, because moving part of a drawing would repaint the drawing.
 */
export function TransitionWindow({ ref }: { ref: Ref<HTMLDivElement> }) {
	return (
		<div ref={ref} className={styles.window} aria-hidden="true" data-decoration="">
			<YearRing>
				<div className={styles.iris}>
					<div className={`season-window ${styles.through}`} />
				</div>
				<div className={`season-window ${styles.whole}`} />
			</YearRing>
			<svg aria-hidden="true" viewBox="-300 -300 600 600" className={styles.mark}>
				<path d="M0-251V-278" />
				<circle cy="-284" r="4.5" />
			</svg>
		</div>
	);
}
