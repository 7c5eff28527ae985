import { type MouseEvent, type ReactNode, useState } from "react";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import type * as PanelModule from "./display-settings-panel.tsx";

const importPanel = () => import("./display-settings-panel.tsx");

/**
 * What a button needs to open the panel of display settings, and the panel, to stand beside it. Once fetched the panel
 * stays, because a dialog that is closed gives the focus back and one that is taken away does not.
 * @param failure what stands in the panel's place where it cannot be had, until the focus moves on
 * @example const [opener, panel] = useDisplaySettings(<p role="alert">{settingsFailed}</p>);
 */
export function useDisplaySettings(failure: ReactNode) {
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
	const failed = open && failure;
	const opener = {
		"aria-haspopup": "dialog",
		onPointerEnter: load,
		onFocus: load,
		onBlur: () => panel || setOpen(false),
		onClick: show,
	} as const;
	const shown = panel ? (
		<ErrorBoundary fallback={failed}>
			<panel.DisplaySettingsPanel open={open} onClose={() => setOpen(false)} />
		</ErrorBoundary>
	) : (
		failed
	);
	return [opener, shown] as const;
}
