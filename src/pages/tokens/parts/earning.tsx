import { RangeBars } from "#src/charts/range-bars.tsx";
import { earningPathways, earningTips } from "#src/content/tokens/earning.ts";
import { rangeText } from "#src/figures/number-word.ts";
import { Glyph, Kanji } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { PreviewButton } from "#src/ui/preview-button.tsx";
import { rewardSpan } from "../derived-figures.ts";
import styles from "./earning.module.css";
import { Part } from "./part.tsx";
import { Points } from "./points.tsx";
import { SeasonFactors } from "./season-factors.tsx";
import sections from "./sections.module.css";

/** Specification 2.10 and 9: six pathways with their rewards, the season's multiplier, four tips. */
export function Earning() {
	return (
		<>
			<section aria-label="Six pathways">
				<RangeBars
					unit="Seeds"
					rows={earningPathways.map((pathway) => ({
						key: pathway.id,
						mark: <Kanji {...pathway.kanji} />,
						title: pathway.title,
						range: pathway.reward,
						figure: `${rangeText(pathway.reward)} Seeds`,
						text: pathway.description,
						details: <PathwayDetails {...pathway} />,
					}))}
				/>
				<div className={sections.start}>
					<PreviewButton look="primary">Start Earning</PreviewButton>
					<p>
						One piece of work earns at least {rewardSpan[0]} Seeds and at most {rewardSpan[1]}, before the season’s
						multiplier. Where in its range it lands is decided by those who validate it.
					</p>
				</div>
			</section>
			<Part
				id="season-factors"
				title="The season counts"
				text="What you earn is paid times the multiplier of the season in which it is validated. Staking rewards and voting power are not."
			>
				<SeasonFactors />
			</Part>
			<Part id="earning-tips" title="Four tips">
				<Points
					points={earningTips.map(({ kanji, ...tip }) => ({
						...tip,
						mark: <Glyph kanji={kanji.kanji} />,
						word: kanji,
					}))}
				/>
			</Part>
		</>
	);
}

function PathwayDetails({ per, difficulty, time, activities }: (typeof earningPathways)[number]) {
	return (
		<div className={styles.details}>
			<dl className={styles.facts}>
				<div>
					<dt>Difficulty</dt>
					<dd>{difficulty}</dd>
				</div>
				<div>
					<dt>Time</dt>
					<dd>{time}</dd>
				</div>
				<div>
					<dt>Paid for</dt>
					<dd>{per}</dd>
				</div>
			</dl>
			<ul {...LIST} aria-label="Activities" className={styles.activities}>
				{activities.map((activity) => (
					<li key={activity}>{activity}</li>
				))}
			</ul>
		</div>
	);
}
