import { Donut } from "#src/charts/donut.tsx";
import {
	cherryDistribution,
	cherryStakingApy,
	cherryTeamVesting,
	ecosystemStated,
} from "#src/content/facts/ecosystem.ts";
import { seedsSupply } from "#src/content/facts/seeds.ts";
import { countText } from "#src/figures/figure-text.ts";
import { capitalWord, numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { vestedAfter } from "#src/vesting/vesting.ts";
import { VestingChart } from "#src/vesting/vesting-chart.tsx";
import { VestingTable } from "#src/vesting/vesting-table.tsx";
import { cherryTeam, shareOfCherry } from "../cherry.ts";
import { Burns } from "./burns.tsx";
import { SectionFrame } from "./section-frame.tsx";
import styles from "./words.module.css";

type ShareId = (typeof cherryDistribution)[number]["id"];

const { years, cliffYears } = cherryTeamVesting;
const notes: Record<ShareId, string> = {
	community: "Grants, rewards and the work of circles",
	infrastructure: "For those who lend machines",
	team: `${cliffYears}-year cliff, ${years}-year vesting`,
	partnerships: "Paid out when the work is delivered",
	liquidity: "So that a trade finds its other side",
};

const whole = shareOfCherry(100);
const [first] = cherryDistribution;
const cliffMonths = cliffYears * 12;
const allMonths = years * 12;
const atCliff = vestedAfter(cliffMonths, cherryTeam);

/** The stake of the worked example, in CHERRY. */
const STAKE = 10_000;

/** How CHERRY is distributed, vested, staked and burned. Specification 9, Ecosystem guide */
export function Tokenomics() {
	return (
		<SectionFrame id="tokenomics">
			<SectionPart
				title={`${capitalWord(cherryDistribution.length)} shares`}
				introduction={`Each amount is its share of the whole: ${countText(whole)} × ${first.percent}% = ${countText(shareOfCherry(first.percent))}. Together they make 100%, with nothing left over.`}
			>
				<Donut
					title="Distribution of CHERRY"
					unit="CHERRY"
					centre={{ figure: ecosystemStated.tokens, words: "CHERRY" }}
					parts={cherryDistribution.map(({ id, name, percent }) => ({
						key: id,
						name,
						percent,
						figure: countText(shareOfCherry(percent)),
						note: notes[id],
					}))}
				/>
			</SectionPart>

			<SectionPart title="Team vesting">
				<p className={styles.text}>
					The team’s share <Term id="vesting">vests</Term> over {numberWord(years)} years, with a{" "}
					<Term id="cliff">cliff</Term> of {numberWord(cliffYears)}. Whoever leaves sooner gets nothing. At the cliff{" "}
					{numberWord(cliffMonths)} months count at once, {countText(cherryTeam.total)} × {cliffMonths} ÷ {allMonths} ={" "}
					{countText(atCliff)}; from then on every month adds {countText(cherryTeam.total)} ÷ {allMonths}, a little over{" "}
					{countText(Math.floor(cherryTeam.total / allMonths))}.
				</p>
				<div className={styles.apart}>
					<VestingChart
						title="Team vesting, CHERRY"
						yearLabels={["Start", ...Array.from({ length: years }, (_, year) => `Year ${year + 1}`)]}
						{...cherryTeam}
					/>
					<VestingTable title="Team vesting, CHERRY" token="CHERRY" {...cherryTeam} />
				</div>
			</SectionPart>

			<SectionPart title="Staking">
				<p className={styles.text}>
					CHERRY that is <Term id="staking">staked</Term> earns {cherryStakingApy[0]} to {cherryStakingApy[1]}%{" "}
					<Term id="apy">APY.</Term> Compounding is part of that figure already, so a year’s yield is one
					multiplication. There are no tiers: those belong to Cherry Seeds, as do the lock and the{" "}
					<PageLink to="/tokens#staking">calculator</PageLink>.
				</p>
				<div className={styles.rows}>
					<FigureRows
						rows={[
							{ label: "Staked, as an example", figure: `${countText(STAKE)} CHERRY` },
							...cherryStakingApy.map((apy) => ({
								label: `After a year at ${apy}%`,
								how: `${countText(STAKE)} × ${1 + apy / 100}`,
								figure: `${countText((STAKE * (100 + apy)) / 100)} CHERRY`,
							})),
						]}
					/>
				</div>
			</SectionPart>

			<Burns />

			<SectionPart title="CHERRY is not Cherry Seeds">
				<p className={styles.text}>
					Two tokens, two supplies: {ecosystemStated.tokens} CHERRY here, {countText(seedsSupply)} Cherry Seeds in the{" "}
					<PageLink to="/tokens">token hub</PageLink>. Neither turns into the other, and no figure of one says anything
					about the other. The <PageLink to="/guides/glossary">glossary</PageLink> sets them side by side.
				</p>
			</SectionPart>
		</SectionFrame>
	);
}
