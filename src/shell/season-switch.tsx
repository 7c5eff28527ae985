import { useId } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { type SeasonChoice, useSeason } from "#src/season/season-provider.tsx";
import { useEarlyEntry } from "#src/ui/use-early-entry.ts";
import styles from "./season-switch.module.css";

// Koyomi, the almanac: the date decides.
const words = { automatic: { name: "Automatic", kanji: "暦" }, ...seasonWords };
const choices = Object.keys(words) as SeasonChoice[];

/** Short visible text, full text for screen readers. */
const automatic = (
	<>
		<span aria-hidden="true">Auto</span>
		<span className="visually-hidden">Automatic</span>
	</>
);

/**
 * Five choices: the season of the date, or one of the four. A row of radio buttons or, if there is no room for it, a
 * list behind the season's word.
 */
export function SeasonSwitch() {
	const { season, choice, previewed, choose } = useSeason();
	const group = useId();
	const label = season && season !== choice ? `Season, ${season} is shown` : "Season";
	const takeOver = (control: HTMLInputElement | HTMLSelectElement | null) => {
		if (control && control.value !== choice) choose(control.value as SeasonChoice);
	};
	const row = useEarlyEntry<HTMLFieldSetElement>((fieldset) => takeOver(fieldset.querySelector(":checked")));
	const list = useEarlyEntry<HTMLSelectElement>(takeOver);
	return (
		<>
			<fieldset ref={row} className={styles.row}>
				<legend className="visually-hidden">{label}</legend>
				{choices.map((value) => (
					<label key={value} className={styles.choice} data-choice={value} title={words[value].name}>
						<input
							type="radio"
							name={group}
							value={value}
							autoComplete="off"
							className={styles.radio}
							checked={choice === value}
							onChange={() => choose(value)}
							// The checked one does not change, which would be heard, but ends a preview.
							onClick={() => {
								if (choice !== value) return;
								choose(value);
								announcer.announce(`Season: ${words[value].name}`);
							}}
						/>
						<span
							lang="ja"
							aria-hidden="true"
							className={value === "automatic" ? `traditional ${styles.kanji}` : styles.kanji}
						>
							{words[value].kanji}
						</span>
						<span className={styles.name}>{value === "automatic" ? automatic : words[value].name}</span>
					</label>
				))}
			</fieldset>
			<span className={styles.list}>
				<select
					ref={list}
					// A choice the browser restored from an earlier visit to the page is not a choice in this one.
					autoComplete="off"
					className={styles.select}
					aria-label={label}
					value={previewed ? "" : choice}
					onChange={({ target }) => choose(target.value as SeasonChoice)}
				>
					{/* With the choice selected instead, choosing it would be no change and could not end the preview. */}
					{previewed && (
						<option value="" disabled hidden>
							Preview: {words[previewed].name}
						</option>
					)}
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
