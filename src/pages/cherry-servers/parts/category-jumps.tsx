import { type Plan, type PlanCategory, planCategories } from "#src/content/servers/plans.ts";
import { categoryNames } from "#src/servers/plan-text.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./inventory.module.css";

export interface CategoryJumpsProps {
	/** The plans found, in any category. */
	found: readonly Plan[];
	onJump: (category: PlanCategory) => void;
}

/** Five buttons, each leading to its category. Specification 2.4 (Inventory) */
export function CategoryJumps({ found, onJump }: CategoryJumpsProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div role="group" aria-label="Jump to a category" className={styles.jumps}>
			{planCategories.map((category) => {
				const count = found.filter((plan) => plan.category === category).length;
				return (
					<Button key={category} disabled={count === 0} onClick={() => onJump(category)}>
						<span>
							{`${categoryNames[category]} `}
							<span className={styles.count}>{count}</span>
						</span>
					</Button>
				);
			})}
		</div>
	);
}
