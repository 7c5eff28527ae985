import type { Argument, Command, Option } from "#src/content/commands/command.ts";
import type { Range } from "./read-word.ts";

export type FaultCode =
	| "shell"
	| "not-cherry"
	| "no-command"
	| "group-alone"
	| "too-many"
	| "no-option"
	| "twice"
	| "takes-no-value"
	| "needs-value"
	| "wrong-value"
	| "unlisted-value"
	| "missing-argument"
	| "missing-option"
	| "to-fill-in";

/** A fault in a range of a line. */
export interface Fault extends Range {
	code: FaultCode;
	/**
	 * `--compression: must be none, low, medium or high`. Without a full stop, so that it can follow a file and a line
	 * number.
	 */
	message: string;
	/** The correct text for the range, if it can be guessed. */
	suggestion: string | null;
}

/**
 * A range of a line with a single meaning to its reader. `missing` has no length: it marks where something is lacking.
 */
export type Part = Range & { text: string; fault: Fault | null } & (
		| { kind: "prompt" | "prefix" | "program" | "unknown" | "separator" | "redirection" | "rest" }
		| { kind: "word"; index: number }
		| { kind: "argument"; argument: Argument }
		| { kind: "option"; option: Option }
		| { kind: "value"; option: Option }
		| { kind: "missing"; argument: Argument; option?: never }
		| { kind: "missing"; option: Option; argument?: never }
	);

/**
 * The values given to a command: by the argument's name, or the option's with its dashes. A switch is `true`; a
 * repeatable value is a list.
 * @example { server: "web-03", "--compression": "high", "--json": true, "--witness": ["aiko", "ren"] }
 */
export type Values = Readonly<Record<string, string | true | readonly string[]>>;

export interface ParsedLine {
	line: string;
	/** Null if no command is named. */
	command: Command | null;
	/** The command that was probably meant, if none is named; the parts are then judged by it. */
	closest: Command | null;
	/** In the order of the line, without overlap; only blanks lie between them. */
	parts: readonly Part[];
	/** In the order of the line. The line runs if it is empty. */
	faults: readonly Fault[];
	values: Values;
}

/** A text as quoted in a message: short, and without control characters. */
export function shown(text: string): string {
	const plain = text.replace(/\p{Cc}/gu, " ");
	return plain.length > 40 ? `${Array.from(plain.slice(0, 60)).slice(0, 38).join("")}…` : plain;
}
