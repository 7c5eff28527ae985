import type { ReactNode } from "react";
import { offlineNotices } from "#src/content/offline.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import styles from "./notice.module.css";

/** A quiet message at the foot of the window that stays until it is dismissed; it takes no focus. */
export function Notice(props: { children: ReactNode; action?: ReactNode; onDismiss: () => void }) {
	return (
		<div className={styles.notice}>
			<p>{props.children}</p>
			{props.action}
			<IconButton label={offlineNotices.dismiss} icon={<Icon name="x" size={20} />} onClick={props.onDismiss} />
		</div>
	);
}
