import { useDeferredValue, useMemo } from "react";
import { useSpoken } from "#src/calculator/use-spoken.ts";
import type { Span } from "#src/chain/chain-answer-error.ts";
import { AnswerView } from "./answer-view.tsx";
import { thing } from "./chain-words.ts";
import type { MethodChoice } from "./methods.ts";
import { readText } from "./read-text.ts";
import styles from "./reading.module.css";
import { TroubleView } from "./trouble-view.tsx";

export { examples } from "./examples.ts";

export interface ReadingProps {
	/** Not blank. */
	text: string;
	choice: MethodChoice;
	onSelect: (span: Span) => void;
}

/** More would be read by nobody, and slow the page. */
const MOST_ANSWERS = 50;

/** What a text says, or what is wrong with it; told once the visitor pauses. */
export function Reading({ text, choice, onSelect }: ReadingProps) {
	// Keys come first: a long answer takes longer to read than to type into.
	const settled = useDeferredValue(text);
	const read = useMemo(() => readText(settled, choice), [settled, choice]);
	useSpoken(read.spoken, true);
	if ("trouble" in read) return <TroubleView text={settled} trouble={read.trouble} onSelect={onSelect} />;
	const more = read.answers.length - MOST_ANSWERS;
	return (
		<>
			{read.answers.slice(0, MOST_ANSWERS).map((answer, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: answers have no name but their place
				<AnswerView key={index} answer={answer} />
			))}
			{more > 0 && <p className={styles.note}>and {thing(more, "answer")} more</p>}
		</>
	);
}
