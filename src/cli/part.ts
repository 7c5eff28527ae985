import type { Argument, Command, Option } from "#src/content/commands/command.ts";
import type { Range } from "./tokenise.ts";

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

/** What is wrong with a stretch of a line. */
export interface Fault extends Range {
	code: FaultCode;
	/** `--compression: must be none, low, medium or high`. Without a full stop, so that it can follow a file and a line. */
	message: string;
	/** What would be right in place of the stretch, where that can be guessed. */
	suggestion: string | null;
}

/** A stretch of a line that is one thing to whoever reads it. `missing` has no length: it says where something is lacking. */
export type Part = Range & { text: string; fault: Fault | null } & (
		| { kind: "prompt" | "program" | "unknown" | "separator" | "rest" }
		| { kind: "word"; index: number }
		| { kind: "argument"; argument: Argument }
		| { kind: "option"; option: Option }
		| { kind: "value"; option: Option }
		| { kind: "missing"; argument: Argument; option?: never }
		| { kind: "missing"; option: Option; argument?: never }
	);

/**
 * What is given to a command: by the argument's name, or by the option's with its dashes. A switch is `true`; what repeats
 * is a list.
 * @example { server: "web-03", "--compression": "high", "--json": true, "--witness": ["aiko", "ren"] }
 */
export type Values = Readonly<Record<string, string | true | readonly string[]>>;

export interface ParsedLine {
	line: string;
	/** Null where no command is named. */
	command: Command | null;
	/** The command that was probably meant, where none is named; the parts are then judged by it. */
	closest: Command | null;
	/** In the order of the line; they do not overlap, and between them is nothing but blanks. */
	parts: readonly Part[];
	/** In the order of the line. Empty: the line runs. */
	faults: readonly Fault[];
	values: Values;
}

/** A text as a message repeats it: short, and without control characters. */
export function shown(text: string): string {
	const plain = text.replace(/\p{Cc}/gu, " ");
	return plain.length > 40 ? `${Array.from(plain.slice(0, 60)).slice(0, 38).join("")}…` : plain;
}
