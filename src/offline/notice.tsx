import type { ReactNode } from "react";
import { offlineNotices } from "#src/content/offline.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./notice.module.css";

/** An unobtrusive message at the foot of the window that stays until it is dismissed; it takes no focus. */
export function Notice(props: { children: ReactNode; action?: ReactNode; onDismiss: () => void }) {
	// The pressed button disappears with the message.
	const dismiss = () => {
		document.getElementById("main")?.focus({ preventScroll: true });
		props.onDismiss();
	};
	return (
		<div className={styles.notice}>
			<p>{props.children}</p>
			{props.action}
			<Button look="quiet" onClick={dismiss}>
				{offlineNotices.dismiss}
			</Button>
		</div>
	);
}
