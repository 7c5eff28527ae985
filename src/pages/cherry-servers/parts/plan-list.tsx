import { categoryTexts, sortNames } from "#src/content/servers/inventory-words.ts";
import { type Plan, planCategories } from "#src/content/servers/plans.ts";
import { categoryNames } from "#src/servers/plan-text.ts";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./inventory.module.css";
import { PlanItem } from "./plan-item.tsx";

export interface PlanListProps {
	plans: readonly Plan[];
	/** "listed" groups by category. */
	sort: string;
	/** The site chosen, or "any". */
	region: string;
	compared: readonly string[];
	onToggle: (id: string) => void;
}

/** Id of a category's heading, the target of its jump button. */
export const categoryHeading = (category: string): string => `plans-${category}`;

/** The plans found, by category or, in any other order, in one list. */
export function PlanList({ plans, sort, region, compared, onToggle }: PlanListProps) {
	const listOf = (some: readonly Plan[]) => (
		<ul {...LIST} className={styles.cards}>
			{some.map((plan) => (
				<li key={plan.id}>
					<PlanItem plan={plan} region={region} compared={compared.includes(plan.id)} onToggle={onToggle} />
				</li>
			))}
		</ul>
	);
	if (sort !== "listed")
		return (
			<section aria-labelledby="plans-sorted">
				<h3 id="plans-sorted">{sortNames[sort]}</h3>
				{listOf(plans)}
			</section>
		);
	return planCategories.map((category) => {
		const some = plans.filter((plan) => plan.category === category);
		return (
			some.length > 0 && (
				<section key={category} aria-labelledby={categoryHeading(category)}>
					<h3 id={categoryHeading(category)}>{categoryNames[category]}</h3>
					<p className={styles.for}>{categoryTexts[category]}</p>
					{listOf(some)}
				</section>
			)
		);
	});
}
