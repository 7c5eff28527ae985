import type { Plan } from "#src/content/servers/plans.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { onFirstClick } from "#src/ui/on-first-click.ts";
import styles from "./inventory.module.css";

/** The id of the tray, set while it is not empty. */
export const TRAY = "compared-plans";

export interface CompareTrayProps {
	plans: readonly Plan[];
	/** What is to be done before a comparison; empty if nothing is. */
	hint: string;
	onRemove: (id: string) => void;
	onShow: () => void;
}

/** The plans to compare, at the lower edge of the window while the list is visible. */
export function CompareTray({ plans, hint, onRemove, onShow }: CompareTrayProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div
			{...(plans.length > 0 && { id: TRAY, tabIndex: -1, className: styles.tray })}
			role="group"
			aria-label="Plans to compare"
		>
			{plans.map(({ id, name }) => (
				<button
					key={id}
					type="button"
					aria-label={`Remove ${name}`}
					className={styles.chip}
					onClick={onFirstClick(() => onRemove(id))}
				>
					{name}
					<Icon name="x" size={14} />
				</button>
			))}
			<p>{hint}</p>
			{plans.length > 1 && (
				<Button look="primary" onClick={onShow}>
					Compare {plans.length} plans
				</Button>
			)}
		</div>
	);
}
