import { ChainAnswerError, type Span } from "#src/chain/chain-answer-error.ts";
import { readAnswers } from "#src/chain/read-answers.ts";
import { thing } from "./chain-words.ts";
import { describeAnswer } from "./describe-answer.ts";
import type { Description } from "./description.ts";
import type { MethodChoice } from "./methods.ts";

/** A field that is wrong, and where it stands. */
export interface Trouble {
	/** Empty where the text is no JSON, or no answer at all. */
	path: string;
	/** "expected …, received …" */
	what: string;
	span: Span;
	/** Both from 1. */
	line: number;
	column: number;
}

export interface ReadAnswer extends Description {
	/** The request's number, where there are several. */
	id: string | null;
}

export type ReadText = { answers: readonly ReadAnswer[]; spoken: string } | { trouble: Trouble; spoken: string };

/** More slows the page; whole blocks of a busy chain are longer. */
const LONGEST = 1_000_000;

/**
 * Reads a text that somebody pasted.
 * @returns what it says in plain words, or the first field that is wrong; `spoken` is either in a sentence
 */
export function readText(text: string, choice: MethodChoice): ReadText {
	try {
		if (text.length > LONGEST)
			throw new ChainAnswerError(
				"",
				`expected at most a million characters, received ${thing(text.length, "character")}`,
				[LONGEST, text.length],
			);
		const asked = choice !== "recognise";
		const read = readAnswers(text, asked ? choice : null);
		const answers = read.map((answer) => {
			const id = read.length > 1 ? String(answer.id) : null;
			return { ...describeAnswer(answer, asked), id };
		});
		const [first] = answers;
		const spoken =
			answers.length === 1 && first ? `${first.title}. ${first.says}` : `${thing(answers.length, "answer")} read.`;
		return { answers, spoken };
	} catch (error) {
		if (!(error instanceof ChainAnswerError)) throw error;
		const { path, trouble: what, span } = error;
		const before = text.slice(0, span[0]).split("\n");
		const trouble = { path, what, span, line: before.length, column: (before.at(-1) ?? "").length + 1 };
		return { trouble, spoken: `Not as it should be. ${error.message}` };
	}
}
