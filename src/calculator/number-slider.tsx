import { useId } from "react";
import styles from "./calculator.module.css";

/** The position of the slider among its steps, from 0 to `last`, and its value in words. */
export type SliderPlace = { place: number; last: number; words: string; onPlace: (place: number) => void };

/**
 * `text` is the content of the field, valid or not; `fault` is a sentence on why it is not. `unit` follows the field,
 * `hint` is below it. `whole` is for numbers without decimals: a phone then shows digits alone.
 */
export type NumberSliderProps = {
	label: string;
	unit: string;
	whole?: boolean;
	text: string;
	onText: (text: string) => void;
	hint?: string;
	fault?: string | undefined;
	slider: SliderPlace;
};

/**
 * A number as a text field with a slider. The field accepts any text and says what is wrong with it, which a field of
 * type number would hide.
 * @example <NumberSlider label="Time staked" unit="days" whole text={days} onText={setDays} slider={{ place, last: 730, words, onPlace }} />
 */
export function NumberSlider({ label, unit, whole = false, text, onText, hint, fault, slider }: NumberSliderProps) {
	const id = useId();
	const described = [`${id}u`, hint && `${id}h`, fault && `${id}f`].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.fieldLabel}>
				{label}
			</label>
			<span className={styles.box}>
				<input
					id={id}
					type="text"
					inputMode={whole ? "numeric" : "decimal"}
					autoComplete="off"
					spellCheck={false}
					value={text}
					aria-invalid={fault !== undefined}
					aria-describedby={described}
					className={styles.input}
					onChange={({ target }) => onText(target.value)}
				/>
				<span id={`${id}u`} className={styles.hint}>
					{unit}
				</span>
			</span>
			{fault !== undefined && (
				<p id={`${id}f`} className={styles.fault}>
					{fault}
				</p>
			)}
			<input
				type="range"
				min={0}
				max={slider.last}
				value={slider.place}
				aria-label={`${label}, slider`}
				aria-valuetext={slider.words}
				className={styles.slider}
				onChange={({ target }) => slider.onPlace(target.valueAsNumber)}
			/>
			{hint !== undefined && (
				<p id={`${id}h`} className={styles.hint}>
					{hint}
				</p>
			)}
		</div>
	);
}
