import { type DisplayField, displaySettings } from "#src/content/display-settings.ts";
import { type Preferences, preferencesFrom } from "#src/preferences/choices.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import { ChoiceRow } from "#src/ui/choice-row.tsx";
import { SwitchRow } from "#src/ui/switch-row.tsx";

interface DisplaySettingProps {
	/** The season has a row of its own, for choosing one does more than keeping it. */
	field: Exclude<DisplayField, "season">;
	/** What is to be said beside it now. */
	note?: string | false;
	describedBy?: string | undefined;
	/** Told what was chosen, after it has been kept. */
	onChosen?: (value: Preferences[DisplayField]) => void;
}

/** One of the visitor's choices: a switch, or a few options in a row. It is kept, and obeyed, as soon as it is made. */
export function DisplaySetting({ field, note, describedBy, onChosen }: DisplaySettingProps) {
	const words: { label: string; hint?: string; options?: Record<string, string> } = displaySettings[field];
	const value = usePreferences((preferences) => preferences[field]);
	const choose = (chosen: unknown) => {
		preferencesStore.setState((preferences) => preferencesFrom({ ...preferences, [field]: chosen }));
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
