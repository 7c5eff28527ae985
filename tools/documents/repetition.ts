import { blocksOf, wordsOf } from "./blocks.ts";

/** This many words in the same order are not a coincidence. */
const runLength = 12;

/**
 * Passages that one document shares with another, as "path:line: …"; a longer run is quoted by its first words.
 * @param documents texts by path
 */
export function repetitionFaults(documents: ReadonlyMap<string, string>): string[] {
	const first = new Map<string, { path: string; line: number }>();
	const faults: string[] = [];
	for (const [path, source] of documents) {
		for (const { kind, text, line } of blocksOf(source)) {
			if (kind !== "paragraph") continue;
			const words = wordsOf(text.toLowerCase());
			let reported = false;
			for (let start = 0; start + runLength <= words.length; start++) {
				const run = words.slice(start, start + runLength).join(" ");
				const earlier = first.get(run);
				if (earlier === undefined) first.set(run, { path, line });
				else if (earlier.path !== path && !reported) {
					faults.push(`${path}:${line}: "${run} …" is also in ${earlier.path}:${earlier.line}; remove or rephrase it`);
					reported = true;
				}
			}
		}
	}
	return faults;
}
