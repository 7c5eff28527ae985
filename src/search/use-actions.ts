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

/**
 * Copies the address of the page behind the search, and announces the outcome.
 * @returns the outcome, to be shown as well
 */
export async function copyAddress(): Promise<string> {
	const isCopied = await copyText(withoutPreview(location.href));
	const outcome = isCopied ? "Link copied" : "Could not copy the link.";
	announcer[isCopied ? "announceSuccess" : "announceError"](outcome);
	return outcome;
}

/** Announced by themselves, as a dialog. */
const telling = new Set<SearchAction>(["displaySettings", "shortcuts"]);

/** What each action but copying does. What was done is announced, for the dialog has closed by then. */
export function useActions(): (action: Exclude<SearchAction, "copyLink">) => void {
	const { choose: chooseMode } = useDarkMode();
	const { choose: chooseSeason } = useSeason();
	const acts: Record<Exclude<SearchAction, "copyLink">, () => unknown> = {
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
