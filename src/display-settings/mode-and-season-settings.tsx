import { displaySettings, modeSetting } from "#src/content/display-settings.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { SEASONS } from "#src/season/season.ts";
import { type SeasonChoice, useSeason } from "#src/season/season-provider.tsx";
import { ChoiceRow } from "#src/ui/choice-row.tsx";

const { label, options } = displaySettings.season;
const seasons = [
	{ value: "automatic" as SeasonChoice, label: options.automatic },
	...SEASONS.map((season) => {
		const { kanji, reading } = seasonWords[season];
		return { value: season, label: options[season], kanji, title: `${reading}, ${options[season].toLowerCase()}` };
	}),
];

/** The header's season switch again, in words; choosing ends a preview. */
export function SeasonSetting() {
	const { choice, choose } = useSeason();
	return <ChoiceRow label={label} choices={seasons} value={choice} onChange={choose} />;
}

type Mode = keyof typeof modeSetting.options;
const kept: Record<Mode, boolean | null> = { system: null, light: false, dark: true };
const modes = Object.keys(kept) as Mode[];
const modeChoices = modes.map((value) => ({ value, label: modeSetting.options[value] }));

/** The header's dark-mode switch, with the option to follow the system. */
export function ModeSetting({ note }: { note: string | false }) {
	const { choice, choose } = useDarkMode();
	const value = modes.find((mode) => kept[mode] === choice) ?? "system";
	return (
		<ChoiceRow
			label={modeSetting.label}
			choices={modeChoices}
			value={value}
			onChange={(mode) => choose(kept[mode])}
			notes={note && <p>{note}</p>}
		/>
	);
}
