import type { Plan } from "#src/content/servers/plans.ts";
import { maxCompared } from "#src/servers/selection.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./inventory.module.css";

/** The id of the tray, set while it is not empty. */
export const TRAY = "compared-plans";

export interface CompareTrayProps {
	plans: readonly Plan[];
	/** Whether one more plan was selected than there is room for. */
	full: boolean;
	onRemove: (id: string) => void;
	onShow: () => void;
}

/** The plans to compare, at the lower edge of the window while the list is visible. */
export function CompareTray({ plans, full, onRemove, onShow }: CompareTrayProps) {
	const hint = full
		? `Up to ${maxCompared} plans can be compared: remove one first.`
		: plans.length === 1
			? "Choose one more to compare."
			: "";
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
					onClick={() => onRemove(id)}
				>
					{name}
					<Icon name="x" size={14} />
				</button>
			))}
			<p role="status">{hint}</p>
			{plans.length > 1 && (
				<Button look="primary" onClick={onShow}>
					Compare {plans.length} plans
				</Button>
			)}
		</div>
	);
}
