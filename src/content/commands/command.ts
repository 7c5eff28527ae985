/** The sections of the command-line guide, in its order. Specification 2.11 */
export const guideSections = [
	"welcome",
	"core",
	"files",
	"server",
	"ssh",
	"p2p",
	"org",
	"inventory",
	"instance",
	"package",
	"ideas",
	"monitoring",
	"advanced",
] as const;
export type GuideSection = (typeof guideSections)[number];

/**
 * The kind of a value, by name: `server`, `region`, `plan`, `path`, `count` … A name means the same in every command,
 * so that a value given once can be suggested again. Its rule and its text are in `value-kinds.ts`.
 */
export type { ValueKind } from "./value-kinds.ts";

import type { ValueKind } from "./value-kinds.ts";

/** A value of a command: one of a fixed list, or any that its kind allows. */
export interface Value {
	/** The name between the angle brackets of the usage line. Not shown if there are `choices`. */
	name: string;
	kind: ValueKind;
	/** The only possible values, in the order in which help lists them. */
	choices?: readonly string[];
	/** The default; `<server>.capsule` if it derives from another value. */
	default?: string;
}

/** A value given by its position. */
export interface Argument extends Value {
	required: boolean;
	/** Values of the argument before it, a choice, with which it is required all the same. */
	requiredAfter?: readonly string[];
	/** Repeatable; only for the last argument of a command. */
	repeats?: boolean;
	description: string;
}

/** A named value, or a switch. */
export interface Option {
	/** With its two dashes. */
	name: `--${string}`;
	/** Omitted for a switch. */
	value?: Value;
	required?: boolean;
	/** Repeatable. */
	repeats?: boolean;
	/** A value of another option, a choice, which needs this option, and without which this one has no meaning. */
	goesWith?: { option: `--${string}`; value: string };
	description: string;
}

/** An example line with its purpose. */
export interface Example {
	/** Its purpose as in help: "Move a server to another machine". No full stop. */
	purpose: string;
	/** The line without its prompt; it is valid by the schema. */
	line: string;
	/** The terminal's output, line by line. */
	output: readonly string[];
}

/** One leaf command of Cherry CLI. Specification 2.11, 3 and 9 */
export interface Command {
	/** The words after `cherry`: `["servers", "create"]`. Their join is the command's name, which is unique. */
	words: readonly string[];
	/** One line, as in help: begins with a verb, no full stop. */
	summary: string;
	/** One to four sentences for the guide. Text to type is in backticks, which occur nowhere else in a command. */
	description: string;
	arguments: readonly Argument[];
	options: readonly Option[];
	/** What it is good for, each a short phrase. */
	features: readonly string[];
	examples: readonly [Example, ...Example[]];
	/**
	 * Further reading, at least one: files under `public/docs`, such as
	 * `05-technical-architecture/02-server-capsules.md`.
	 */
	related: readonly string[];
	/** The first version of Cherry CLI that has it: `1.2`. */
	since: string;
}
