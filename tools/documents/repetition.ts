import { blocksOf } from "./blocks.ts";

/** So many words in the same order are no chance. */
const runLength = 12;

/**
 * What one document says in the words of another, as "path:line: …"; of a longer run its first words.
 * @param documents texts by path
 */
export function repetitionFaults(documents: ReadonlyMap<string, string>): string[] {
	const first = new Map<string, { path: string; line: number }>();
	const faults: string[] = [];
	for (const [path, source] of documents) {
		for (const { kind, text, line } of blocksOf(source)) {
			if (kind !== "paragraph") continue;
			const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu) ?? [];
			let reported = false;
			for (let start = 0; start + runLength <= words.length; start++) {
				const run = words.slice(start, start + runLength).join(" ");
				const earlier = first.get(run);
				if (earlier === undefined) first.set(run, { path, line });
				else if (earlier.path !== path && !reported) {
					faults.push(
						`${path}:${line}: "${run} …" stands in ${earlier.path}:${earlier.line} too; say it once, or anew`,
					);
					reported = true;
				}
			}
		}
	}
	return faults;
}
