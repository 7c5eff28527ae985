import { useEffect } from "react";
import { displaySettingsTitle } from "#src/content/display-settings.ts";
import { connectDisplay } from "#src/preferences/follow-display.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { DisplaySettingsList } from "./display-settings-list.tsx";

/** Every display setting, beside the page that they change. A chunk of its own, fetched when somebody reaches for it. */
export function DisplaySettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
	// What is chosen shows at once, also where the atmosphere, which sees to that as well, could not be had.
	useEffect(connectDisplay, []);
	return (
		<Dialog aside title={displaySettingsTitle} open={open} onClose={onClose}>
			<DisplaySettingsList />
		</Dialog>
	);
}
