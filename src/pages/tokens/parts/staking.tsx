import { stakeTiers, unstaking } from "#src/content/facts/seeds.ts";
import { tokenSections } from "#src/content/tokens/sections.ts";
import { patience, tierWords } from "#src/content/tokens/tiers.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { StakingCalculator } from "#src/staking/staking-calculator.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { PreviewButton } from "#src/ui/preview-button.tsx";
import { type Tier, TierCards } from "#src/ui/tier-cards.tsx";
import { seedsOf } from "../derived-figures.ts";
import { Part, Prose } from "./part.tsx";
import styles from "./sections.module.css";
import { StakingMechanics } from "./staking-mechanics.tsx";
import { YieldTable } from "./yield-table.tsx";

const tiers: Tier[] = stakeTiers.map(({ id, name, minimum, apy, lockDays, votes }) => ({
	...tierWords[id],
	name,
	figure: `${apy}%`,
	unit: "APY",
	terms: [`${countText(minimum)} Seeds`, `${lockDays}-day lock`],
	weight: `${votes}× vote`,
}));

/** Specification 2.10, 6 and 9: three tiers, how staking works, what a stake grows to, and why. */
export function Staking() {
	return (
		<>
			<section aria-label="Three tiers">
				<TierCards tiers={tiers} />
				<div className={styles.start}>
					<PreviewButton look="primary">Stake Now</PreviewButton>
					<p>
						Amount and requirements count together: {countText(stakeTiers[2].minimum)} Seeds of an active member who has
						not led anything yet are a Blossom stake. Below {stakeTiers[0].minimum} Seeds there is no tier.
					</p>
				</div>
			</section>
			<Part id="staking-mechanics" title="Mechanics of staking">
				<StakingMechanics />
			</Part>
			<Part
				id="apr-and-apy"
				title="APY is not APR"
				text={
					<>
						A tier’s percentage is an <Term id="apy">APY:</Term> what a year comes to when every day’s reward is staked
						again. Paid out instead, the same daily rewards add up to the <Term id="apr">APR,</Term> which is a little
						less.
					</>
				}
			>
				<YieldTable />
			</Part>
			<div className={styles.calculator}>
				<StakingCalculator path="/tokens#staking" />
			</div>
			<Part id="staking-philosophy" title="Philosophy: why there is a lock">
				<Prose>
					<p>
						Voting is easy for somebody who can leave tomorrow. A lock asks the opposite of every voter: to live with
						the outcome for a week, a fortnight or a month. That is all it is for; {unstaking.cooldownDays} days of
						cooldown keep a sudden quarrel from emptying the vaults.
					</p>
					<p>
						Rewards are not free money either. They come from the {countText(seedsOf("staking"))} Seeds set aside at the
						launch, and that pool is never refilled. The tiers are meant to last longer than a fashion.
					</p>
					<Callout tone="culture" kanji={tokenSections.staking.kanji} title="On taking time">
						<p>
							<span lang="ja">{patience.kanji}</span>, <i>{patience.reading}</i>: {patience.meaning}. The proverb is
							said to whoever pulls at a seedling to see whether it grows.
						</p>
					</Callout>
				</Prose>
			</Part>
		</>
	);
}
