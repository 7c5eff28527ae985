import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import fields from "#src/calculator/calculator.module.css";
import { SelectField } from "#src/calculator/select-field.tsx";
import { importBesideEntry } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { useRetry } from "#src/platform/use-retry.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./live-chain-reader.module.css";
import { type ExampleId, exampleWords, type MethodChoice, methodOptions, methodWords } from "./methods.ts";
import { ReaderFrame } from "./reader-frame.tsx";
import { selectInField } from "./select-in-field.ts";

/** The code that reads an answer, and the examples: fetched when the visitor reaches for the field or an example. */
const reading = lazyModule(importBesideEntry(() => import("./reading.tsx")));
const load = () => void reading.load();
const prefetch = () => void reading.prefetch();

/** A field for an answer, and its explanation. */
export default function LiveChainReader() {
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const [text, setText] = useState("");
	const [choice, setChoice] = useState<MethodChoice>("recognise");
	/** Whether the method came with an example: it applies to that, also edited, and not to what replaces it. */
	const isExamples = useRef(false);
	const replaceExample = () => {
		if (isExamples.current) setChoice("recognise");
	};
	const [example, setExample] = useState<ExampleId | null>(null);
	const [isFaulty, setFaulty] = useState(false);
	const state = useSyncExternalStore(reading.subscribe, reading.state, reading.state);

	// A requested example is shown as soon as it has loaded.
	useEffect(() => {
		if (example === null || state.status !== "loaded") return;
		const words = exampleWords[example];
		setText(state.module.examples[example]);
		setChoice("method" in words ? words.method : "recognise");
		isExamples.current = true;
		setExample(null);
	}, [example, state]);

	// The button goes with the message.
	const retry = useRetry(reading, () => field.current?.focus());
	const isBlank = text.trim() === "";
	return (
		<ReaderFrame>
			<div className={styles.entry}>
				<div className={fields.field}>
					<label htmlFor={id} className={fields.fieldLabel}>
						The answer, as JSON
					</label>
					<textarea
						ref={field}
						id={id}
						rows={8}
						aria-describedby={`${id}h`}
						aria-invalid={(isFaulty && !isBlank) || undefined}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						className={styles.text}
						value={text}
						onFocus={prefetch}
						onPointerEnter={prefetch}
						onPaste={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
							if (selectionStart === 0 && selectionEnd === value.length) replaceExample();
						}}
						onChange={({ target }) => {
							setText(target.value);
							// What the visitor enters is not replaced by an example that arrives later.
							setExample(null);
							if (target.value.trim() === "") replaceExample();
							// After a failure the visitor decides when to try again.
							if (state.status !== "failed") load();
						}}
					/>
					<p id={`${id}h`} className={fields.hint}>
						One JSON-RPC 2.0 response, or several in an array.
					</p>
				</div>
				<div className={styles.asked}>
					<SelectField
						small
						label="Request method"
						options={methodOptions}
						value={choice}
						onChange={(chosen) => {
							setChoice(chosen);
							isExamples.current = false;
						}}
						hint={choice === "recognise" ? "A node’s answer does not name the method." : `For ${methodWords[choice]}.`}
					/>
					{!isBlank && (
						<Button
							look="quiet"
							onClick={() => {
								setText("");
								setExample(null);
								setChoice("recognise");
								field.current?.focus();
							}}
						>
							Clear the field
						</Button>
					)}
				</div>
				<fieldset className={styles.examples}>
					<legend className={fields.fieldLabel}>Or try an example</legend>
					{(Object.keys(exampleWords) as ExampleId[]).map((of) => (
						<button
							key={of}
							type="button"
							className={styles.example}
							onClick={() => {
								setExample(of);
								load();
							}}
						>
							{exampleWords[of].label}
						</button>
					))}
				</fieldset>
			</div>
			{state.status === "failed" && (!isBlank || example !== null) && (
				<div role="alert" className={styles.failed}>
					<p>
						The reader could not be loaded. Your connection may have dropped. If trying again does not help, copy your
						text and reload the page.
					</p>
					<Button {...retry}>Try again</Button>
				</div>
			)}
			{state.status === "loading" && (!isBlank || example !== null) && <p role="status">Loading the reader...</p>}
			{state.status === "loaded" && !isBlank && (
				<state.module.Reading
					text={text}
					choice={choice}
					onSelect={(span) => field.current && selectInField(field.current, span)}
					onJudged={setFaulty}
				/>
			)}
		</ReaderFrame>
	);
}
