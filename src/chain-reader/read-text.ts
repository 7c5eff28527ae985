import { ChainAnswerError, type Span, UnknownResultError } from "#src/chain/chain-answer-error.ts";
import { readAnswers } from "#src/chain/read-answers.ts";
import { thing } from "./chain-words.ts";
import { describeAnswer } from "./describe-answer.ts";
import type { Description } from "./description.ts";
import { legible, legibleDescription } from "./legible.ts";
import type { MethodChoice } from "./methods.ts";

/** An invalid field and its position. */
export interface Trouble {
	/** What is wrong, in a few words. */
	title: string;
	/** Empty if the text is not JSON, or not an answer at all. */
	path: string;
	/** "expected …, received …" */
	what: string;
	span: Span;
	/** Both 1-based. */
	line: number;
	column: number;
}

export interface ReadAnswer extends Description {
	/** The request id, if there are several answers and this one has an id. */
	id: string | null;
}

export type ReadText = { answers: readonly ReadAnswer[]; spoken: string } | { trouble: Trouble; spoken: string };

/** Longer texts slow the page down; whole blocks of a busy chain are longer. */
const MAX_LENGTH = 1_000_000;

/**
 * Reads a pasted text.
 * @returns an explanation in plain words, or the first invalid field; `spoken` is either one in a sentence
 */
export function readText(text: string, choice: MethodChoice): ReadText {
	try {
		if (text.length > MAX_LENGTH)
			throw new ChainAnswerError(
				"",
				`expected at most a million characters, received ${thing(text.length, "character")}`,
				[MAX_LENGTH, text.length],
			);
		const asked = choice !== "recognise";
		const read = readAnswers(text, asked ? choice : null);
		const answers = read.map((answer) => {
			const id = read.length > 1 && answer.id !== null ? legible(String(answer.id)) : null;
			return { ...legibleDescription(describeAnswer(answer, asked)), id };
		});
		const [first] = answers;
		const unknown = read.filter(({ kind }) => kind === "unknown").length;
		const more = unknown > 0 ? `, ${unknown} of them not recognised` : "";
		const spoken =
			answers.length === 1 && first
				? `${first.title}. ${first.says}`
				: `${thing(answers.length, "answer")} read${more}.`;
		return { answers, spoken };
	} catch (error) {
		if (!(error instanceof ChainAnswerError)) throw error;
		const { span } = error;
		const path = legible(error.path);
		const what = legible(error.trouble);
		const before = text.slice(0, span[0]).split("\n");
		const title = titleOf(error);
		const trouble = { title, path, what, span, line: before.length, column: (before.at(-1) ?? "").length + 1 };
		return { trouble, spoken: `${title}. ${legible(error.message)}` };
	}
}

function titleOf(error: ChainAnswerError): string {
	if (error instanceof UnknownResultError) return "This answer is not recognised";
	return error.path === "" ? "This is not an answer from a node" : "A field is invalid";
}
