import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Joins the style sheets of a page into one file: many small ones mean many requests, and compress badly.
 * @param root the built site, whose `assets/` contains the files
 * @returns a function from files, relative to the site, to the file that contains them all in that order
 */
export function styleJoiner(root: string): (files: readonly string[]) => string {
	const known = new Map<string, string>();
	return (files) => {
		const key = files.join(" ");
		const before = known.get(key);
		if (before) return before;
		const text = files.map((file) => readFileSync(join(root, file), "utf8")).join("");
		const joined = `assets/styles-${createHash("sha256").update(text).digest("hex").slice(0, 7)}.css`;
		writeFileSync(join(root, joined), text);
		known.set(key, joined);
		return joined;
	};
}
