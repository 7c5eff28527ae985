import { type ReactNode, useId } from "react";
import styles from "./setting-row.module.css";
import { useEarlyEntry } from "./use-early-entry.ts";

/** `notes` are shown below and describe the switch; `describedBy` is the id of a description elsewhere. */
export type SwitchRowProps = {
	label: string;
	checked: boolean;
	onChange: (checked: boolean) => void;
	notes?: ReactNode;
	describedBy?: string | undefined;
};

/**
 * On or off, as a native checkbox with the switch role; the whole line is clickable.
 * @example <SwitchRow label="Falling petals" checked={petals} onChange={setPetals} />
 */
export function SwitchRow({ label, checked, onChange, notes, describedBy }: SwitchRowProps) {
	const id = useId();
	const input = useEarlyEntry<HTMLInputElement>((early) => early.checked !== checked && onChange(early.checked));
	const descriptions = [notes ? id : undefined, describedBy].filter(Boolean).join(" ");
	return (
		<div className={styles.setting}>
			<label className={styles.line}>
				<span className={styles.label}>{label}</span>
				<input
					ref={input}
					type="checkbox"
					autoComplete="off"
					// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state natively
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
