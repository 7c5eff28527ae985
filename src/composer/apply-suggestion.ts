import type { Fault, ParsedLine } from "#src/cli/part.ts";

/** Suggestions that stand in for a value known only to the visitor. */
const unknowable: readonly Fault["code"][] = ["missing-argument", "missing-option", "to-fill-in"];

/**
 * The line with a fault replaced by its suggestion, wherever it has the same fault: a chat that changed one dash changed
 * them all.
 * @returns null if there is nothing to replace it with
 * @example applySuggestion(parseLine("cherry server list"), fault) // "cherry servers list"
 */
export function applySuggestion({ line, parts, faults }: ParsedLine, fault: Fault): string | null {
	if (fault.suggestion === null || unknowable.includes(fault.code)) return null;
	if (fault.code !== "no-command")
		return faults
			.filter(({ message, suggestion }) => message === fault.message && suggestion !== null)
			.reduceRight(
				(mended, { start, end, suggestion }) => mended.slice(0, start) + suggestion + mended.slice(end),
				line,
			);
	// The suggestion is a whole command: it replaces the words that were meant as one. The program may have its path.
	const program = parts.find(({ kind }) => kind === "program");
	const last = parts.findLast(
		({ kind, fault }) => kind === "word" || (kind === "unknown" && (fault?.code ?? "no-command") === "no-command"),
	);
	return line.slice(0, program?.end) + fault.suggestion.replace(/^cherry/, "") + line.slice(last?.end ?? fault.end);
}
