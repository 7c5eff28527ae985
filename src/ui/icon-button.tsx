import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import styles from "./icon-button.module.css";
import type { IconName } from "./icon-names.ts";
import { Tooltip } from "./tooltip.tsx";

/** `label` is the accessible name, shown as a tooltip; `framed` draws the control's border. */
export type IconButtonProps = { label: string; icon: IconName; framed?: boolean } & Omit<
	ComponentProps<"button">,
	"aria-label" | "children" | "className"
>;

/**
 * A button that shows only an icon.
 * @example <IconButton label="Dark mode" aria-pressed={dark} icon="moon" framed onClick={toggle} />
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
					<Icon name={icon} />
				</button>
			)}
		</Tooltip>
	);
}
