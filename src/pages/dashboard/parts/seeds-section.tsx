import { DataDisclosure } from "#src/charts/data-disclosure.tsx";
import { LineChart } from "#src/charts/line-chart.tsx";
import { wallet } from "#src/content/demo/wallet.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { firstDay, monthText } from "#src/figures/day-text.ts";
import { countText } from "#src/figures/figure-text.ts";
import { seedsByMonth } from "#src/member/seeds.ts";
import { WalletCard } from "#src/member/wallet-card.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { seasonOn } from "#src/season/calendar.ts";
import type { Season } from "#src/season/season.ts";
import type { Lead } from "../dashboard-plan.ts";
import { SectionTitle } from "./section-title.tsx";
import styles from "./seeds-section.module.css";

const months = seedsByMonth(wallet.transactions);
const earned = months.map((month) => month.earned);
const spent = months.map((month) => month.spent);
const initials = months.map(({ month }) => monthText(month).slice(0, 1));
const span = `${monthText(months[0]?.month ?? "")} to ${monthText(months.at(-1)?.month ?? "")}`;
const summary = `Earned, from ${earned[0]} to ${earned.at(-1)} a month: ${countText(wallet.earned)} in all. Spent, between ${Math.min(...spent)} and ${Math.max(...spent)} a month: ${wallet.spent} in all.`;

/** The seasons that a month has days of, in order: two if one begins in it. */
function seasonsOf(month: string): Season[] {
	const first = firstDay(month);
	const last = new Date(first.getFullYear(), first.getMonth() + 1, 0);
	return [...new Set([seasonOn(first), seasonOn(last)])];
}

/** Cherry Seeds by month, and the resulting wallet. The months with days of the season are highlighted. */
export function SeedsSection({ season, lead }: { season?: Season; lead?: Lead | undefined }) {
	const marked = season && ` The months with days of ${season} are marked.`;
	return (
		<section aria-labelledby="seeds">
			<SectionTitle id="seeds" title="Seeds over twelve months" lead={lead} />
			<div className={styles.columns}>
				<div className={styles.chart}>
					<LineChart
						title={`Cherry Seeds by month, ${span}`}
						steps={initials}
						series={[
							{ values: earned, endLabel: `${earned.at(-1)} earned`, look: "solid", label: "Earned" },
							{ values: spent, endLabel: `${spent.at(-1)} spent`, look: "dotted", label: "Spent" },
						]}
						marked={months.map(({ month }) => seasonsOf(month).some((one) => one === season))}
					/>
					<p className={styles.summary}>
						{span}. {summary}
						{marked}
					</p>
					<DataDisclosure
						caption="Cherry Seeds by month"
						columns={[
							{ head: "Month", cell: ({ month }) => monthText(month) },
							{
								head: "Season",
								cell: ({ month }) =>
									seasonsOf(month)
										.map((one) => seasonWords[one].name)
										.join(", "),
							},
							{ head: "Earned", cell: (month) => month.earned, numeric: true },
							{ head: "Spent", cell: (month) => month.spent, numeric: true },
						]}
						rows={months}
						rowKey={({ month }) => month}
					/>
				</div>
				<WalletCard more={<PageLink to="/garden">Every transaction, in the garden</PageLink>} />
			</div>
		</section>
	);
}
