import { type MouseEvent, useState } from "react";
import { settingsFailed } from "#src/content/errors.ts";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type * as PanelModule from "./display-settings-panel.tsx";
import styles from "./header.module.css";

const importPanel = () => import("./display-settings-panel.tsx");

/**
 * The button that opens the display settings. Where the panel cannot be had it says so, until the focus moves on. Once
 * fetched the panel stays, because a dialog that is closed gives the focus back and one that is taken away does not.
 */
export function DisplaySettings({ className }: { className: string | undefined }) {
	const [panel, setPanel] = useState<typeof PanelModule | null>(null);
	const [open, setOpen] = useState(false);
	const load = async () => {
		const arrived = await importQuietly(importPanel);
		if (arrived) setPanel(arrived);
	};
	const show = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
		// Safari focuses no button that is pressed: the dialog would not know where the focus came from.
		currentTarget.focus();
		setOpen(false);
		await load();
		setOpen(true);
	};
	const failure = open && (
		<p role="alert" className={styles.failure}>
			{settingsFailed}
		</p>
	);
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				aria-label="Display settings"
				title="Display settings"
				className={className}
				onPointerEnter={load}
				onFocus={load}
				onBlur={() => panel || setOpen(false)}
				onClick={show}
			>
				<Icon name="sliders-horizontal" size={20} />
			</button>
			{panel ? (
				<ErrorBoundary fallback={failure}>
					<panel.DisplaySettingsPanel open={open} onClose={() => setOpen(false)} />
				</ErrorBoundary>
			) : (
				failure
			)}
		</>
	);
}
