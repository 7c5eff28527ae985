import { settingsFailed } from "#src/content/errors.ts";
import { importPanel } from "#src/display-settings/import-panel.ts";
import { useShownByName } from "#src/late-dialog/shown-by-name.ts";
import { useLateDialog } from "#src/late-dialog/use-late-dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./header.module.css";

/** The header button that opens the display settings. If the panel cannot be loaded, it says so. */
export function DisplaySettings({ className }: { className: string | undefined }) {
	const [opener, panel, show] = useLateDialog(
		importPanel,
		<p role="alert" className={styles.failure}>
			{settingsFailed}
		</p>,
	);
	useShownByName({ displaySettings: show });
	return (
		<>
			<button type="button" aria-label="Display settings" title="Display settings" className={className} {...opener}>
				<Icon name="sliders-horizontal" size={20} />
			</button>
			{panel}
		</>
	);
}
