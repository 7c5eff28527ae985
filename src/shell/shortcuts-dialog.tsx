import { shortcuts } from "#src/content/shortcuts.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./shortcuts-dialog.module.css";

/** Lists every shortcut of the shell. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
	return (
		<Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
			<dl className={styles.list}>
				{shortcuts.map(({ keys, action }) => (
					<div key={action}>
						<dt>
							{keys.map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{action}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
