import { Bar } from "#src/charts/bar.tsx";
import { proposalThresholds, seedsGovernance } from "#src/content/facts/seeds.ts";
import { proposalCategories } from "#src/content/tokens/proposals.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Table } from "#src/ui/table.tsx";
import { How } from "./part.tsx";
import styles from "./trading.module.css";

const most = Math.max(...proposalThresholds.map(({ threshold }) => threshold));
const counts = proposalThresholds.map(({ id }) => proposalCategories[id].count);

/** The categories of proposals, their numbers, and the Seeds that each requires. */
export function ProposalCategories() {
	return (
		<>
			<Table
				caption="Four categories"
				columns={[
					{ head: "Category", cell: ({ name }) => name },
					{ head: "About", cell: ({ id }) => proposalCategories[id].about },
					{
						head: "Threshold",
						cell: ({ threshold }) => (
							<span className={styles.share}>
								<span>{countText(threshold)} Seeds</span>
								<Bar value={Math.round((threshold / most) * 100)} />
							</span>
						),
					},
					{ head: "Proposals so far", cell: ({ id }) => proposalCategories[id].count, numeric: true },
				]}
				rows={proposalThresholds}
				rowKey={({ id }) => id}
			/>
			<How>
				{counts.join(" + ")} = {seedsGovernance.proposals} proposals.
			</How>
		</>
	);
}
