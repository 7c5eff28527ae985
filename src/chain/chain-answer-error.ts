/** Start (inclusive) and end (exclusive) offsets in the text. */
export type Span = readonly [from: number, to: number];

/**
 * An invalid field of a chain's answer: the only kind of error thrown when reading one. Its message begins with the
 * field's path.
 * @example new ChainAnswerError("result.value[0].lamports", "expected an unsigned 64-bit integer, received -1", [70, 72])
 */
export class ChainAnswerError extends Error {
	override readonly name = "ChainAnswerError";
	/** `result.value[0].lamports`; empty if it concerns the whole text. */
	readonly path: string;
	/** What was expected there and what was received. */
	readonly trouble: string;
	/** Position of the field; for a missing one, the whole of the value that it is missing from. */
	readonly span: Span;

	constructor(path: string, trouble: string, span: Span) {
		super(path === "" ? trouble : `${path}: ${trouble}`);
		this.path = path;
		this.trouble = trouble;
		this.span = span;
	}
}

/** A result that none of the known methods gives: the answer may be valid all the same. */
export class UnknownResultError extends ChainAnswerError {}
