import type { MouseEvent } from "react";
import styles from "./copy-button.module.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/**
 * `what` completes the name ("Copy" + "command"); `compact` shows only the icon at rest, `spelled` the whole name.
 * `icon` is `link` if an address is copied instead of the text beside the button. `onCopy` receives the button: the
 * caller copies, announces, and sets `data-outcome` to the words that the button shows for a while.
 */
export type CopyButtonProps = {
	what: string;
	onCopy: (button: HTMLElement) => void;
	compact?: boolean;
	spelled?: boolean;
	icon?: IconName;
};

/**
 * @example <CopyButton what="link" onCopy={(button) => void copyAndTell(button, link, said)} />
 */
export function CopyButton({ what, onCopy, compact = false, spelled = false, icon = "copy" }: CopyButtonProps) {
	return (
		<button
			type="button"
			aria-label={`Copy ${what}`}
			className={`${styles.button} ${icon === "link" ? styles.link : ""} ${compact ? styles.compact : ""} ${spelled ? styles.spelled : ""}`}
			onClick={({ currentTarget }: MouseEvent<HTMLElement>) => onCopy(currentTarget)}
		>
			<Icon name={icon} size={16} />
			<span className={styles.word}>{spelled ? `Copy ${what}` : "Copy"}</span>
		</button>
	);
}
