import { settingsFailed } from "#src/content/errors.ts";
import { importPanel } from "#src/display-settings/import-panel.ts";
import { useLateDialog } from "#src/late-dialog/use-late-dialog.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./settings.module.css";

/** Opens the same panel as the button in the header. */
export function OpenDisplaySettings() {
	const [opener, panel] = useLateDialog(importPanel, <p role="alert">{settingsFailed}</p>);
	return (
		<div className={styles.opener}>
			<Button {...opener}>
				<Icon name="sliders-horizontal" />
				Open the display settings
			</Button>
			{panel}
		</div>
	);
}
