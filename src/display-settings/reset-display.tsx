import { useRef, useState } from "react";
import { resetWords } from "#src/content/display-settings.ts";
import { keepPlace } from "#src/platform/keep-place.ts";
import type { Preferences } from "#src/preferences/choices.ts";
import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import { sameChoices, usualDisplay } from "#src/preferences/usual-display.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { Button } from "#src/ui/button.tsx";
import styles from "./display-settings-list.module.css";

interface Choices {
	preferences: Preferences;
	/** Dark, light, or null to follow the system. */
	mode: boolean | null;
}

/** A message, shown while the state it describes is still current; `before` is what undo restores. */
interface Said {
	text: string;
	shown: Choices;
	before?: Choices;
}

const same = (one: Choices, other: Choices) =>
	one.mode === other.mode && sameChoices(one.preferences, other.preferences);

/** Resets every setting to its default without asking, says so, and can be undone until something else is chosen. */
export function ResetDisplay() {
	const preferences = usePreferences((choices) => choices);
	const { choice: mode, choose: chooseMode } = useDarkMode();
	const { choose: chooseSeason, previewed } = useSeason();
	const [said, setSaid] = useState<Said | null>(null);
	const button = useRef<HTMLButtonElement>(null);

	const current: Choices = { preferences, mode };
	const valid = said && same(said.shown, current) ? said : null;
	const show = (choices: Choices) => {
		// The season's provider is what ends a preview.
		chooseSeason(choices.preferences.season);
		keepPlace(() => preferencesStore.setState(choices.preferences));
		chooseMode(choices.mode);
	};
	const reset = () => {
		const usual: Choices = { preferences: usualDisplay(preferences), mode: null };
		show(usual);
		// A second press has nothing to reset but a preview, and what the first one reset can still be restored.
		if (same(usual, current))
			setSaid({ ...valid, text: previewed ? resetWords.done : resetWords.nothing, shown: usual });
		else setSaid({ text: resetWords.done, shown: usual, before: current });
	};
	const undo = (before: Choices) => {
		show(before);
		setSaid({ text: resetWords.undone, shown: before });
		button.current?.focus();
	};
	return (
		<div className={styles.foot}>
			<Button ref={button} onClick={reset}>
				{resetWords.action}
			</Button>
			<p role="status" className={styles.said}>
				{valid?.text}
			</p>
			{valid?.before && (
				<Button look="quiet" onClick={() => valid.before && undo(valid.before)}>
					{resetWords.undo}
				</Button>
			)}
		</div>
	);
}
