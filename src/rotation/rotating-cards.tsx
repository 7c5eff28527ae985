import { Children, type ReactNode } from "react";
import styles from "./rotating-cards.module.css";
import { useRotation } from "./use-rotation.ts";

/** `children` are the cards, each with a key, as the list is fixed. `intervalMs` is `FEATURED_MS` or `ACTIVITY_MS`. */
export interface RotatingCardsProps {
	intervalMs: number;
	children: ReactNode;
}

/**
 * Cards on one place, one of them shown. The place has the height of the tallest, so that nothing below ever moves; all
 * are in the markup, and without script they stand one after another. Which one is shown is not told: no dots, no counter.
 * @example <RotatingCards intervalMs={FEATURED_MS}>{features.map((card) => <FeatureCard key={card.id} {...card} />)}</RotatingCards>
 * Specification 4.3
 */
export function RotatingCards({ intervalMs, children }: RotatingCardsProps) {
	const cards = Children.toArray(children);
	const { index, rest } = useRotation(cards.length, intervalMs);
	return (
		<div className={styles.place} {...rest}>
			{cards.map((card, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the place is what the card is known by
				<div key={place} className={place === index ? styles.shown : styles.waiting}>
					{card}
				</div>
			))}
		</div>
	);
}
