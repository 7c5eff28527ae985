import { parseLine } from "../src/cli/parse-line.ts";
import type { Fault } from "../src/cli/part.ts";

/** Faults that prose may have when it only names a command: the command lacks what it would need to run. */
const openInProse: readonly Fault["code"][] = [
	"group-alone",
	"needs-value",
	"missing-argument",
	"missing-option",
	"to-fill-in",
];

/**
 * What is wrong with a `cherry` command, according to the schema of `src/content/commands`. Plans, regions and images
 * other than those on offer are accepted: a text may mention others.
 * @param isWhole false for a command that prose only names: it may lack what it would need to run
 * @returns null for a correct command, otherwise its first fault
 * @example faultOf("cherry capsule wrap web-03 --compression max") // "--compression: must be none, low, medium or high"
 */
export function faultOf(line: string, isWhole = true): string | null {
	const faults = parseLine(line).faults.filter(
		({ code }) => code !== "unlisted-value" && (isWhole || !openInProse.includes(code)),
	);
	return faults[0]?.message ?? null;
}
