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
 * What a value is, by name: `server`, `region`, `plan`, `path`, `count` … A name means the same in every command, so
 * that what a visitor once gave for it can be offered again. Its rule and its words stand in `value-kinds.ts`.
 */
export type { ValueKind } from "./value-kinds.ts";

import type { ValueKind } from "./value-kinds.ts";

/** A value that a command takes: one of a fixed list, or any that its kind allows. */
export interface Value {
	/** The name between the angle brackets of the usage line. Not shown where there are `choices`. */
	name: string;
	kind: ValueKind;
	/** The only values there are, in the order in which help lists them. */
	choices?: readonly string[];
	/** What the command takes when none is given; `<server>.capsule` where that follows from another value. */
	default?: string;
}

/** A value given by its position. */
export interface Argument extends Value {
	required: boolean;
	/** May be given several times; only the last argument of a command. */
	repeats?: boolean;
	description: string;
}

/** A value, or a switch, given by name. */
export interface Option {
	/** With its two dashes. */
	name: `--${string}`;
	/** None: a switch. */
	value?: Value;
	required?: boolean;
	/** May be given several times. */
	repeats?: boolean;
	description: string;
}

/** A line to type, and why. */
export interface Example {
	/** What it is for, as help would say it: "Move a server to another machine". No full stop. */
	purpose: string;
	/** The line without its prompt; it parses against the schema. */
	line: string;
	/** What the terminal answers, line by line. */
	output: readonly string[];
}

/** One leaf command of Cherry CLI. Specification 2.11, 3 and 9 */
export interface Command {
	/** The words after `cherry`: `["servers", "create"]`. Their join is the command's name, which is unique. */
	words: readonly string[];
	/** One line, as help lists it: begins with a verb, no full stop. */
	summary: string;
	/** One to four sentences for the guide. What is typed stands between backticks; nowhere else in a command do they. */
	description: string;
	arguments: readonly Argument[];
	options: readonly Option[];
	/** What it is good at, each a short phrase. */
	features: readonly string[];
	examples: readonly [Example, ...Example[]];
	/** Where to read on, at least one: files under `public/docs`, as `05-technical-architecture/02-server-capsules.md`. */
	related: readonly string[];
	/** The first version of Cherry CLI that has it: `1.2`. */
	since: string;
}
