import { Children, type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import styles from "./rotating-cards.module.css";
import { useRotation } from "./use-rotation.ts";

/**
 * `children` are the cards, each with a key; the list is fixed. `title` is that of the list, for the name of the button
 * that stops it. `intervalMs` is `FEATURED_MS` or `ACTIVITY_MS`.
 */
export interface RotatingCardsProps {
	title: string;
	intervalMs: number;
	children: ReactNode;
}

/**
 * Cards in one place, one of them shown. The place is as high as the tallest card, so that nothing below ever moves.
 * All cards are in the markup, and without script and on paper they are stacked. Which one is shown is not indicated:
 * no dots, no counter. A button stops the rotation and starts it again.
 * @example
 * <RotatingCards title="In passing" intervalMs={FEATURED_MS}>
 *   {features.map((card) => <FeatureCard key={card.id} {...card} />)}
 * </RotatingCards>
 * Specification 4.3
 */
export function RotatingCards({ title, intervalMs, children }: RotatingCardsProps) {
	const cards = Children.toArray(children);
	const [isStopped, setStopped] = useState(false);
	const word = isStopped ? "Resume" : "Pause";
	const { index, rest } = useRotation(cards.length, intervalMs, isStopped);
	return (
		<div className={styles.place} {...rest}>
			{cards.map((card, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the position identifies the card
				<div key={place} className={place === index ? styles.shown : styles.waiting}>
					{card}
				</div>
			))}
			<Button
				look="quiet"
				aria-label={`${word} ${title}`}
				// It says by itself whether they rest; once pressed it keeps the focus.
				onFocus={(event) => event.stopPropagation()}
				onClick={() => setStopped(!isStopped)}
			>
				{word}
			</Button>
		</div>
	);
}
