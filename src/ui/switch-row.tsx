import { type ReactNode, useId } from "react";
import styles from "./setting-row.module.css";

/** `notes` stand below and describe the switch; `describedBy` names what describes it from elsewhere. */
export type SwitchRowProps = {
	label: string;
	checked: boolean;
	onChange: (checked: boolean) => void;
	notes?: ReactNode;
	describedBy?: string | undefined;
};

/**
 * On or off, as a native checkbox that says it is a switch; the whole line answers.
 * @example <SwitchRow label="Falling petals" checked={petals} onChange={setPetals} />
 */
export function SwitchRow({ label, checked, onChange, notes, describedBy }: SwitchRowProps) {
	const id = useId();
	const descriptions = [notes ? id : undefined, describedBy].filter(Boolean).join(" ");
	return (
		<div className={styles.setting}>
			<label className={styles.line}>
				<span className={styles.label}>{label}</span>
				<input
					type="checkbox"
					// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
					role="switch"
					className={styles.switch}
					checked={checked}
					aria-describedby={descriptions || undefined}
					onChange={({ target }) => onChange(target.checked)}
				/>
			</label>
			{notes && (
				<div id={id} className={styles.notes}>
					{notes}
				</div>
			)}
		</div>
	);
}
