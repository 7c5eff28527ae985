import { usePageHidden } from "#src/platform/use-page-hidden.ts";
import styles from "./decorative-petals.module.css";

const petals = Array.from({ length: 20 }, (_, index) => index);

/**
 * Twenty petals that fall endlessly through the nearest positioned ancestor, behind its content. All of it is CSS,
 * numbers included, so that the prerendered markup is always the same. The petals rest while the page is hidden or
 * covered by a dialog, and while they are outside the window. Specification 9 and 4.6
 */
export function DecorativePetals() {
	const resting = usePageHidden();
	return (
		<div className={styles.petals} aria-hidden="true" data-decoration="" data-resting={resting || undefined}>
			{petals.map((petal) => (
				<span key={petal} className={styles.petal} />
			))}
		</div>
	);
}
