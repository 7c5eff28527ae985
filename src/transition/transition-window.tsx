import { YearRing } from "#src/ui/year-ring.tsx";
import styles from "./transition-window.module.css";

/**
 * The season's window opens like an iris in the year ring, while the mark of now travels to its season. The mark turns
 * as an element of its own, because parts of a drawing are not moved without painting it anew.
 */
export function TransitionWindow() {
	return (
		<div className={styles.window} aria-hidden="true" data-decoration="">
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
