import { useDeferredValue, useEffect, useMemo } from "react";
import { PAUSE_MS, useSpoken } from "#src/accessibility/use-spoken.ts";
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
	/** What is being typed is faulty only once the visitor pauses. */
	onJudged: (isFaulty: boolean) => void;
}

/** More answers would not be read, and would slow the page down. */
const MAX_ANSWERS = 50;

/** The explanation of a text, or what is wrong with it; announced once the visitor pauses. */
export function Reading({ text, choice, onSelect, onJudged }: ReadingProps) {
	// Typing takes priority: a long answer takes longer to read than to type.
	const settled = useDeferredValue(text);
	const read = useMemo(() => readText(settled, choice), [settled, choice]);
	useSpoken(read.spoken, true);
	useEffect(() => {
		if (!("trouble" in read)) return onJudged(false);
		const timer = setTimeout(() => onJudged(true), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [read, onJudged]);
	useEffect(() => () => onJudged(false), [onJudged]);
	if ("trouble" in read) return <TroubleView text={settled} trouble={read.trouble} onSelect={onSelect} />;
	const more = read.answers.length - MAX_ANSWERS;
	return (
		<>
			{read.answers.slice(0, MAX_ANSWERS).map((answer, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity except their index
				<AnswerView key={index} answer={answer} />
			))}
			{more > 0 && <p className={styles.note}>and {thing(more, "answer")} more</p>}
		</>
	);
}
