/** From which character to before which, in the text that was read. */
export type Span = readonly [from: number, to: number];

/**
 * What is wrong with a chain's answer: the only error that reading one throws. Its message begins with the field's path.
 * @example new ChainAnswerError("result.value[0].lamports", "expected an unsigned 64-bit integer, received -1", [70, 72])
 */
export class ChainAnswerError extends Error {
	override readonly name = "ChainAnswerError";
	/** `result.value[0].lamports`; empty where it is the whole text. */
	readonly path: string;
	/** What was expected there and what was received. */
	readonly trouble: string;
	/** Where the field stands; what is missing stands where it should have been: in the whole of what it is missing from. */
	readonly span: Span;

	constructor(path: string, trouble: string, span: Span) {
		super(path === "" ? trouble : `${path}: ${trouble}`);
		this.path = path;
		this.trouble = trouble;
		this.span = span;
	}
}
