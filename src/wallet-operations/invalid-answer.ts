/** A wallet's answer that does not have the required form; the message names the field. */
export class InvalidAnswer extends Error {
	readonly field: string;

	/** @example new InvalidAnswer("signature", "64 bytes", "63 bytes") // "signature: expected 64 bytes, received 63 bytes" */
	constructor(field: string, expected: string, received: string, cause?: unknown) {
		super(`${field}: expected ${expected}, received ${received}`, { cause });
		this.name = "InvalidAnswer";
		this.field = field;
	}
}
