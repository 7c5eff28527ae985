import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";
import { Tooltip } from "./tooltip.tsx";

/** `label` is the accessible name, shown as a tooltip; `framed` draws the control's border. */
export type IconButtonProps = { label: string; icon: ReactNode; framed?: boolean } & Omit<
	ComponentProps<"button">,
	"aria-label" | "children" | "className"
>;

/**
 * A button that shows only an icon.
 * @example <IconButton label="Dark mode" aria-pressed={dark} icon={<Icon name="moon" />} framed onClick={toggle} />
 */
export function IconButton({ label, icon, framed = false, ...rest }: IconButtonProps) {
	return (
		<Tooltip text={label}>
			{() => (
				<button
					type="button"
					{...rest}
					aria-label={label}
					className={`${styles.button} ${framed ? styles.framed : ""}`}
				>
					{icon}
				</button>
			)}
		</Tooltip>
	);
}
