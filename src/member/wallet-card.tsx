import type { ReactNode } from "react";
import { SplitBar, SplitMark } from "#src/charts/split-bar.tsx";
import { wallet } from "#src/content/demo/wallet.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Card } from "#src/ui/card.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import styles from "./wallet-card.module.css";

const { balance, earned, spent, staked, rewards } = wallet;

/** The wallet of Cherry Seeds: staked Seeds are part of the balance. `more` is a link to more details. */
export function WalletCard({ more }: { more: ReactNode }) {
	return (
		<Card>
			<h3>Your Seeds</h3>
			<p className={styles.balance}>{countText(balance)}</p>
			<p className={styles.label}>
				balance in Cherry Seeds: <span className="whole">{countText(earned)} earned</span>{" "}
				<span className="whole">− {countText(spent)} spent</span>
			</p>
			<SplitBar percent={(staked / balance) * 100} />
			<FigureRows
				rows={[
					{ label: "Staked", figure: countText(staked), mark: <SplitMark part="first" /> },
					{
						label: "Free",
						figure: countText(balance - staked),
						mark: <SplitMark part="rest" />,
						how: `${countText(balance)} − ${countText(staked)}`,
					},
					{ label: "Earned so far", figure: countText(earned) },
					{ label: "Spent", figure: countText(spent) },
					{ label: "Rewards", figure: countText(rewards), how: "for staking, included in earned" },
				]}
			/>
			<p className={styles.more}>{more}</p>
		</Card>
	);
}
