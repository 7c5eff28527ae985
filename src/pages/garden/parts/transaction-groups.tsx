import type { Transaction } from "#src/content/demo/transactions.ts";
import { wallet } from "#src/content/demo/wallet.ts";
import { sourceNames } from "#src/content/garden.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { dateText } from "#src/figures/date-text.ts";
import { countText } from "#src/figures/figure-text.ts";
import { nameOf, type SeasonOfSeeds, seedsBySeason } from "#src/member/seeds.ts";
import { useAskedState } from "#src/navigation/use-asked-state.ts";
import { Glyph } from "#src/ui/kanji.tsx";
import { Table } from "#src/ui/table.tsx";
import styles from "./transaction-groups.module.css";

const groups = seedsBySeason(wallet.transactions);

const kindOf = (transaction: Transaction) =>
	transaction.type === "earned" ? `Earned, ${sourceNames[transaction.source].toLowerCase()}` : "Spent";

/** All transactions by season, newest first and open; their sum is the balance. */
export function TransactionGroups() {
	const { transactions, earned, spent, balance } = wallet;
	return (
		<div className={styles.groups}>
			<h3>All {transactions.length} transactions</h3>
			<p className={styles.sum}>
				{countText(earned)} earned − {countText(spent)} spent = {countText(balance)} Cherry Seeds
			</p>
			{groups.map((group, index) => (
				<TransactionGroup key={nameOf(group)} group={group} isNewest={index === 0} />
			))}
		</div>
	);
}

/** No address asks for a group to be open. */
const nothing = () => "";

/** Back finds it open or closed as it was left. */
function TransactionGroup({ group, isNewest }: { group: SeasonOfSeeds; isNewest: boolean }) {
	const name = nameOf(group);
	const [, chosen, choose] = useAskedState<boolean>(`transactions of ${name}`, nothing);
	const isOpen = chosen ?? isNewest;
	return (
		<details
			open={isOpen}
			className={styles.group}
			onToggle={({ currentTarget: { open } }) => open !== isOpen && choose(open)}
		>
			<summary className={styles.summary}>
				<span className={styles.kanji}>
					<Glyph kanji={seasonWords[group.season].kanji} />
				</span>
				<span className={styles.name}>{name}</span>
				<span className={styles.total}>
					{countText(group.earned)} earned − {countText(group.spent)} spent
				</span>
			</summary>
			<Table
				hideCaption
				caption={`Transactions of ${name}`}
				columns={[
					{ head: "Reason", cell: ({ reason }) => reason },
					{ head: "Date", cell: ({ date }) => <span className="whole">{dateText(date)}</span> },
					{ head: "Kind", cell: kindOf },
					{ head: "Number", cell: ({ id }) => <code>{id}</code> },
					{
						head: "Seeds",
						cell: ({ type, amount }) => <strong>{`${type === "earned" ? "+" : "−"}${amount}`}</strong>,
						numeric: true,
					},
				]}
				rows={group.transactions}
				rowKey={({ id }) => id}
			/>
		</details>
	);
}
