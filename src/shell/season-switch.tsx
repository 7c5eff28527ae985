import { useId } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { SEASONS } from "#src/season/season.ts";
import { type SeasonChoice, useSeason } from "#src/season/season-provider.tsx";
import styles from "./season-switch.module.css";

const choices: readonly { value: SeasonChoice; name: string; kanji: string | null }[] = [
	{ value: "automatic", name: "Automatic", kanji: null },
	...SEASONS.map((season) => ({ value: season, name: seasonWords[season].name, kanji: seasonWords[season].kanji })),
];

/** Five choices: the season of the date, or one of the four. A row of radio buttons, or a list where there is no room. */
export function SeasonSwitch() {
	const { choice, choose } = useSeason();
	const group = useId();
	const change = (value: SeasonChoice, name: string) => {
		choose(value);
		announcer.announce(`Season: ${name}`);
	};
	return (
		<>
			<fieldset className={styles.row}>
				<legend className="visually-hidden">Season</legend>
				{choices.map(({ value, name, kanji }) => (
					<label key={value} className={styles.choice} data-choice={value} title={name}>
						<input
							type="radio"
							name={group}
							className={styles.radio}
							checked={choice === value}
							onChange={() => change(value, name)}
						/>
						{kanji && (
							<span lang="ja" aria-hidden="true" className={styles.kanji}>
								{kanji}
							</span>
						)}
						<span className={kanji ? styles.name : undefined}>{kanji ? name : <Automatic />}</span>
					</label>
				))}
			</fieldset>
			<select
				className={styles.list}
				aria-label="Season"
				value={choice}
				onChange={({ target }) =>
					change(target.value as SeasonChoice, target.selectedOptions[0]?.label ?? target.value)
				}
			>
				{choices.map(({ value, name }) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
			</select>
		</>
	);
}

/** Short for the eye, whole for the ear. */
function Automatic() {
	return (
		<>
			<span aria-hidden="true">Auto</span>
			<span className="visually-hidden">Automatic</span>
		</>
	);
}
