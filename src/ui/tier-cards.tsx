import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";
import { Glyph, type KanjiWord, Reading } from "./kanji.tsx";
import { LIST } from "./list-role.ts";
import styles from "./tier-cards.module.css";

/** `terms` are shown under the figure, `weight` ("2× vote") after them; `requirements` are the tier's conditions. */
export type Tier = {
	name: string;
	kanji: KanjiWord;
	figure: string;
	unit: string;
	terms: readonly string[];
	weight: string;
	benefits: readonly string[];
	requirements: readonly string[];
};

/** From the lowest tier to the top one, which is tinted. */
export type TierCardsProps = { tiers: readonly Tier[]; level?: HeadingLevel };

/**
 * Tiers as panels joined into one.
 * @example <TierCards tiers={[seedling, blossom, sakura]} />
 */
export function TierCards({ tiers, level = 3 }: TierCardsProps) {
	return (
		<ul {...LIST} className={styles.tiers}>
			{tiers.map((tier) => (
				<li key={tier.name} className={styles.tier}>
					<div className={styles.head}>
						<div>
							<Heading level={level} className={styles.name}>
								{tier.name}
							</Heading>
							<Reading {...tier.kanji} />
						</div>
						<span className={styles.kanji}>
							<Glyph kanji={tier.kanji.kanji} />
						</span>
					</div>
					<p className={styles.rate}>
						<span className={styles.figure}>{tier.figure}</span> {tier.unit}
					</p>
					<p className={styles.terms}>
						{tier.terms.map((term) => (
							<span key={term}>{term} </span>
						))}
						<strong className={styles.weight}>{tier.weight}</strong>
					</p>
					<ul {...LIST} className={styles.benefits}>
						{tier.benefits.map((benefit) => (
							<li key={benefit}>
								<Icon name="check" size={16} />
								{benefit}
							</li>
						))}
					</ul>
					{tier.requirements.length > 0 && <p className={styles.asks}>Requires: {tier.requirements.join("; ")}</p>}
				</li>
			))}
		</ul>
	);
}
