import { parseLine } from "../src/cli/parse-line.ts";
import type { Fault } from "../src/cli/part.ts";

/** What a text may leave open that only names a command: it lacks what the command would need to run. */
const openInProse: readonly Fault["code"][] = [
	"group-alone",
	"needs-value",
	"missing-argument",
	"missing-option",
	"to-fill-in",
];

/**
 * What is wrong with a `cherry` command, judged by the schema of `src/content/commands`. Plans, regions and images besides
 * those on offer are let pass: a text may tell of other ones.
 * @param isWhole false for a command that prose only names: it may lack what it would need to run
 * @returns null for a correct command, else its first fault
 * @example faultOf("cherry capsule wrap web-03 --compression max") // "--compression: must be none, low, medium or high"
 */
export function faultOf(line: string, isWhole = true): string | null {
	const faults = parseLine(line).faults.filter(
		({ code }) => code !== "unlisted-value" && (isWhole || !openInProse.includes(code)),
	);
	return faults[0]?.message ?? null;
}
