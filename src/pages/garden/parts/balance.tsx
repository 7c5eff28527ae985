import { DataDisclosure } from "#src/charts/data-disclosure.tsx";
import { LineChart } from "#src/charts/line-chart.tsx";
import { wallet } from "#src/content/demo/wallet.ts";
import { monthText } from "#src/figures/day-text.ts";
import { countText } from "#src/figures/figure-text.ts";
import { balances, seedsByMonth } from "#src/member/seeds.ts";
import { WalletCard } from "#src/member/wallet-card.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import styles from "./balance.module.css";

const months = seedsByMonth(wallet.transactions);
const after = balances(months);
const rows = months.map((month, index) => ({ ...month, balance: after[index] ?? 0 }));
const first = rows[0];
const last = rows.at(-1);
const summary = `From ${first?.balance} Seeds at the end of ${monthText(first?.month ?? "")} to ${countText(last?.balance ?? 0)} at the end of ${monthText(last?.month ?? "")}.`;

/** The wallet, and the growth of its balance. */
export function Balance() {
	return (
		<div className={styles.columns}>
			<div className={styles.chart}>
				<h3>Balance, month by month</h3>
				<LineChart
					title="Balance of Cherry Seeds by month"
					steps={rows.map(({ month }) => monthText(month).slice(0, 1))}
					series={[{ values: after, endLabel: `${countText(last?.balance ?? 0)} Seeds`, look: "solid" }]}
				/>
				<p className={styles.summary}>{summary}</p>
				<DataDisclosure
					caption="Earned, spent and balance by month"
					columns={[
						{ head: "Month", cell: ({ month }) => monthText(month) },
						{ head: "Earned", cell: (month) => countText(month.earned), numeric: true },
						{ head: "Spent", cell: (month) => countText(month.spent), numeric: true },
						{ head: "Balance", cell: (month) => countText(month.balance), numeric: true },
					]}
					rows={rows}
					rowKey={({ month }) => month}
				/>
			</div>
			<WalletCard more={<PageLink to="/tokens#staking">What staking pays</PageLink>} />
		</div>
	);
}
