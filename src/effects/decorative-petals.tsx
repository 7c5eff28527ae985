import styles from "./decorative-petals.module.css";

const petals = Array.from({ length: 20 }, (_, index) => index);

/**
 * Twenty petals that fall for ever through the nearest positioned ancestor, behind its content. All of it is CSS, the
 * numbers included, so that the prerendered markup is the same each time. Specification 9.
 */
export function DecorativePetals() {
	return (
		<div className={styles.petals} aria-hidden="true" data-decoration="">
			{petals.map((petal) => (
				<span key={petal} />
			))}
		</div>
	);
}
