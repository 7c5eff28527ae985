import { SeatRing } from "#src/charts/seat-ring.tsx";
import { circleWords } from "#src/content/community/circles.ts";
import { governanceCircles } from "#src/content/facts/community.ts";
import { Heading } from "#src/ui/heading.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./circles.module.css";

const TONES = [1, 2, 3, 4] as const;

/** The governance circles, each with a dot per seat. */
export function Circles() {
	return (
		<ul {...LIST} className={styles.circles}>
			{governanceCircles.map((circle, index) => {
				const { kanji, keeps, seats } = circleWords[circle.id];
				return (
					<li key={circle.id} className={styles.circle}>
						<div className={styles.ring}>
							<SeatRing seats={circle.members} tone={TONES[index] ?? 1} />
							<span className={styles.kanji}>
								<Glyph kanji={kanji.kanji} />
							</span>
						</div>
						<div className={styles.words}>
							<Heading level={4} className={styles.name}>
								{circle.name}
							</Heading>
							<Reading {...kanji} />
							<p className={styles.size}>
								<strong>{circle.members} members</strong>,{" "}
								{"termMonths" in circle ? `${circle.termMonths}-month terms` : "no fixed term"}
							</p>
							<p className={styles.text}>{keeps}</p>
							<p className={styles.text}>{seats}.</p>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
