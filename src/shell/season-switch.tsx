import { useId } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { type SeasonChoice, useSeason } from "#src/season/season-provider.tsx";
import styles from "./season-switch.module.css";

// Koyomi, the almanac, chooses by the date.
const words = { automatic: { name: "Automatic", kanji: "暦" }, ...seasonWords };
const choices = Object.keys(words) as SeasonChoice[];

/**
 * Five choices: the season of the date, or one of the four. A row of radio buttons, or, where there is no room for it,
 * a list behind the season's word.
 */
export function SeasonSwitch() {
	const { choice, choose } = useSeason();
	const group = useId();
	const change = (value: SeasonChoice) => {
		choose(value);
		announcer.announce(`Season: ${words[value].name}`);
	};
	return (
		<>
			<fieldset className={styles.row}>
				<legend className="visually-hidden">Season</legend>
				{choices.map((value) => (
					<label key={value} className={styles.choice} data-choice={value} title={words[value].name}>
						<input
							type="radio"
							name={group}
							className={styles.radio}
							checked={choice === value}
							onChange={() => change(value)}
						/>
						<span
							lang="ja"
							aria-hidden="true"
							className={value === "automatic" ? `traditional ${styles.kanji}` : styles.kanji}
						>
							{words[value].kanji}
						</span>
						<span className={styles.name}>{value === "automatic" ? <Automatic /> : words[value].name}</span>
					</label>
				))}
			</fieldset>
			<span className={styles.list}>
				<select
					className={styles.select}
					aria-label="Season"
					value={choice}
					onChange={({ target }) => change(target.value as SeasonChoice)}
				>
					{choices.map((value) => (
						<option key={value} value={value}>
							{words[value].name}
						</option>
					))}
				</select>
			</span>
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
