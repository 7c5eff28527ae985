import { announcer } from "#src/accessibility/announcer.ts";
import { type SearchAction, searchActions } from "#src/content/search.ts";
import { shownByName } from "#src/late-dialog/shown-by-name.ts";
import { copyText } from "#src/platform/clipboard.ts";
import { keepPlace } from "#src/platform/keep-place.ts";
import type { Preferences } from "#src/preferences/choices.ts";
import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { withoutPreview } from "#src/season/current-season.ts";
import { useSeason } from "#src/season/season-provider.tsx";

const choose = (choice: Partial<Preferences>) => () => keepPlace(() => preferencesStore.setState(choice));

async function copyAddress(): Promise<void> {
	if (await copyText(withoutPreview(location.href))) announcer.announceSuccess("Link copied");
	else announcer.announceError("Could not copy the link.");
}

/** Announced by themselves: as copied, or as a dialog. */
const telling = new Set<SearchAction>(["copyLink", "displaySettings", "shortcuts"]);

/** What each action does. What was done is announced, for the dialog has closed by then. */
export function useActions(): (action: SearchAction) => void {
	const { choose: chooseMode } = useDarkMode();
	const { choose: chooseSeason } = useSeason();
	const acts: Record<SearchAction, () => unknown> = {
		copyLink: copyAddress,
		dark: () => chooseMode(true),
		light: () => chooseMode(false),
		systemMode: () => chooseMode(null),
		automatic: () => chooseSeason("automatic"),
		spring: () => chooseSeason("spring"),
		summer: () => chooseSeason("summer"),
		autumn: () => chooseSeason("autumn"),
		winter: () => chooseSeason("winter"),
		normalText: choose({ textSize: "normal" }),
		largeText: choose({ textSize: "large" }),
		extraLargeText: choose({ textSize: "extra-large" }),
		highContrast: choose({ contrast: "high" }),
		systemContrast: choose({ contrast: "system" }),
		lessMotion: choose({ motion: "reduced" }),
		systemMotion: choose({ motion: "system" }),
		displaySettings: () => shownByName.displaySettings?.(),
		shortcuts: () => shownByName.shortcuts?.(),
	};
	return (action) => {
		acts[action]();
		if (!telling.has(action)) announcer.announce(`${searchActions[action].label}: done`);
	};
}
