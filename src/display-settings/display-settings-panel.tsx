import { displaySettingsTitle } from "#src/content/display-settings.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { DisplaySettingsList } from "./display-settings-list.tsx";
import styles from "./display-settings-panel.module.css";

/** Every display setting, beside the page that they change. A chunk of its own, fetched on intent. */
export function DisplaySettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
	return (
		<Dialog aside={styles.panel} title={displaySettingsTitle} open={open} onClose={onClose}>
			<DisplaySettingsList />
		</Dialog>
	);
}
