import { useId, useState } from "react";
import type { Plan } from "#src/content/servers/plans.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { comparePlans, differenceText } from "#src/servers/compare-plans.ts";
import { onFirstClick } from "#src/ui/on-first-click.ts";
import { CELL, COLUMN_HEAD, GROUP, ROW, ROW_HEAD, TABLE } from "#src/ui/table-roles.ts";
import { createLink } from "../create-link.ts";
import styles from "./comparison.module.css";
import inventory from "./inventory.module.css";

/** Id of the comparison's heading. */
export const COMPARISON = "comparison";

export interface ComparisonProps {
	/** Two or three. */
	plans: readonly Plan[];
	/** The site chosen, or "any". */
	region: string;
	onRemove: (id: string) => void;
}

/** Two or three plans row by row, with differences highlighted and the best value marked. */
export function Comparison({ plans, region, onRemove }: ComparisonProps) {
	const [onlyDiffering, setOnlyDiffering] = useState(false);
	const id = useId();
	const rows = comparePlans(plans);
	const differing = rows.filter(({ differs }) => differs);
	return (
		<section aria-labelledby={COMPARISON} className={styles.comparison}>
			<div className={styles.head}>
				<h3 id={COMPARISON}>Side by side</h3>
				<p>{differenceText(rows)}</p>
				<label htmlFor={id} className={inventory.check}>
					<input
						id={id}
						type="checkbox"
						checked={onlyDiffering}
						onChange={({ target }) => setOnlyDiffering(target.checked)}
					/>
					Only differences
				</label>
			</div>
			<table {...TABLE} aria-labelledby={COMPARISON} className={styles.table}>
				<thead {...GROUP}>
					<tr {...ROW}>
						<th {...COLUMN_HEAD} className={styles.corner}>
							<span className="visually-hidden">Line</span>
						</th>
						{plans.map(({ id, name }) => (
							<th key={id} {...COLUMN_HEAD}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...GROUP}>
					{(onlyDiffering ? differing : rows).map(({ label, values, differs, best, word }) => (
						<tr key={label} {...ROW} data-alike={!differs || undefined}>
							<th {...ROW_HEAD}>
								{label} <small>{differs ? "differs" : "alike"}</small>
							</th>
							{values.map((value, index) => (
								<td key={plans[index]?.id} {...CELL} data-best={best.includes(index) || undefined}>
									{value} {best.includes(index) && <small>{word}</small>}
								</td>
							))}
						</tr>
					))}
					<tr {...ROW} className={styles.next}>
						<th {...ROW_HEAD}>Next</th>
						{plans.map((plan) => (
							<td key={plan.id} {...CELL}>
								<PageLink to={createLink(plan, region)}>
									Compose<span className="visually-hidden"> the command for {plan.name}</span>
								</PageLink>
								<button type="button" className={styles.remove} onClick={onFirstClick(() => onRemove(plan.id))}>
									Remove<span className="visually-hidden"> {plan.name}</span>
								</button>
							</td>
						))}
					</tr>
				</tbody>
			</table>
		</section>
	);
}
