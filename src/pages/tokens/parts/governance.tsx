import { seedsGovernance } from "#src/content/facts/seeds.ts";
import { nemawashi } from "#src/content/tokens/proposals.ts";
import { tokenSections } from "#src/content/tokens/sections.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { VotingPowerCalculator } from "#src/governance/voting-power-calculator.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Sum } from "#src/ui/sum.tsx";
import { passedPercent, proposalDays } from "../derived-figures.ts";
import { Still } from "../still-page.ts";
import { Part, Prose } from "./part.tsx";
import { ProposalCategories } from "./proposal-categories.tsx";
import styles from "./sections.module.css";
import { VotingFormula } from "./voting-formula.tsx";

const { voters, proposals, passed, votingPowerStated } = seedsGovernance;

/** Specification 2.10, 4.4 and 9: who votes, on what, for how long, and with what weight. */
export function Governance() {
	return (
		<>
			<StatRow>
				<Stat figure={countText(voters)} label="Voters" icon="users" context="With at least one vote cast" />
				<Stat figure={countText(proposals)} label="Proposals" icon="book-open" context="In four categories" />
				<Stat
					figure={countText(passed)}
					label={`Passed (${passedPercent}%)`}
					icon="circle-check"
					context={`${passed} of ${proposals} = ${passedPercent}%`}
				/>
				<Stat
					figure={votingPowerStated}
					label="Voting power"
					icon="trending-up"
					context="All stakes, by tier and time"
				/>
			</StatRow>
			<Part
				id="proposal-categories"
				title="Proposal categories"
				text="The threshold is the number of Seeds that the submitter sets aside until the proposal is closed. The deeper a category reaches, the more it asks."
			>
				<ProposalCategories />
			</Part>
			<Part
				id="proposal-lifecycle"
				title="Lifecycle of a proposal"
				text={`Four phases, each with a minimum and a maximum number of days: ${proposalDays[0]} to ${proposalDays[1]} days from the first word to the last step.`}
			>
				<Still>{({ ProposalLifecycle }) => <ProposalLifecycle />}</Still>
			</Part>
			<Part
				id="voting-power"
				title="Voting power"
				text={
					<>
						<Term id="voting-power">Voting power</Term> <Sum>= staked Seeds × tier multiplier × duration bonus</Sum>,
						the last being 1 + b, so never below 1. Amount counts, but so does having stayed.
					</>
				}
			>
				<VotingFormula />
			</Part>
			<div className={styles.calculator}>
				<VotingPowerCalculator path="/tokens#governance" />
			</div>
			<Part id="governance-philosophy" title="Philosophy: talk first, count last">
				<Prose>
					<p>
						A vote that surprises anybody came too early. Most of the work on a proposal happens before it has a number:
						in the open channel, in the <PageLink to="/community#governance">circles</PageLink>, over tea after a
						ceremony. What the discussion cannot settle, the vote decides; what it can settle, the vote only records.
					</p>
					<Callout tone="culture" kanji={tokenSections.governance.kanji} title="Nemawashi">
						<p>
							<Term id="nemawashi">Nemawashi</Term> (<span lang="ja">{nemawashi.kanji}</span>, {nemawashi.meaning}) is
							the gardener’s word for preparing a tree long before it is moved. In a community it means that everybody
							who will live with a decision has been asked before it is made.
						</p>
					</Callout>
				</Prose>
			</Part>
		</>
	);
}
