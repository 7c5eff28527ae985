import { type DisplayField, displaySettings } from "#src/content/display-settings.ts";
import { keepPlace } from "#src/platform/keep-place.ts";
import { type Preferences, preferencesFrom } from "#src/preferences/choices.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import { ChoiceRow } from "#src/ui/choice-row.tsx";
import { SwitchRow } from "#src/ui/switch-row.tsx";

interface DisplaySettingProps {
	/** The season has its own row, because choosing one does more than storing it. */
	field: Exclude<DisplayField, "season">;
	/** A note to show beside it now. */
	note?: string | false;
	describedBy?: string | undefined;
	/** Called with what was chosen, after it has been stored. */
	onChosen?: (value: Preferences[DisplayField]) => void;
}

/**
 * One of the visitor's choices: a switch, or a few options in a row. It is stored, and applied, as soon as it is made.
 */
export function DisplaySetting({ field, note, describedBy, onChosen }: DisplaySettingProps) {
	const words: { label: string; hint?: string; options?: Record<string, string> } = displaySettings[field];
	const value = usePreferences((preferences) => preferences[field]);
	const choose = (chosen: unknown) => {
		keepPlace(() => preferencesStore.setState((preferences) => preferencesFrom({ ...preferences, [field]: chosen })));
		onChosen?.(preferencesStore.getState()[field]);
	};
	const notes = (words.hint || note) && (
		<>
			{words.hint && <p>{words.hint}</p>}
			{note && <p>{note}</p>}
		</>
	);
	const row = { label: words.label, notes, describedBy, onChange: choose };
	if (!words.options) return <SwitchRow {...row} checked={value === true} />;
	const choices = Object.entries(words.options).map(([value, label]) => ({ value, label }));
	return <ChoiceRow {...row} choices={choices} value={String(value)} />;
}
