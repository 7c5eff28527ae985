import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import { projectRoot } from "../binaries.ts";
import { blocksOf } from "./blocks.ts";
import type { DocumentFault } from "./document-faults.ts";

/** The project's own words, one per line, in alphabetical order. */
const projectWords = "editorial/words.txt";

const checker = nspell(dictionary.aff, dictionary.dic).personal(readFileSync(join(projectRoot, projectWords), "utf8"));

/**
 * Words that are neither in the British English dictionary nor in the project's list, each once. Code and Japanese in
 * italics are skipped.
 */
export function spellingFaults(source: string): DocumentFault[] {
	const unknown = new Map<string, number>();
	for (const { plain, line } of blocksOf(source))
		for (const word of wordsOf(plain)) if (!unknown.has(word) && !isKnown(word)) unknown.set(word, line);
	return [...unknown].map(([word, line]) => ({
		line,
		message: `${word}: unknown word. If the spelling is correct, add it to ${projectWords}`,
	}));
}

const isKnown = (word: string) =>
	checker.correct(word) || (word.includes("-") && word.split("-").every((part) => checker.correct(part)));

/** Words in Latin letters without the possessive 's; names such as P2P, SSH and IPv6 are not words. */
function wordsOf(text: string): string[] {
	const found = text.replaceAll("’", "'").match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'-]*/gu) ?? [];
	return found
		.map((word) => word.replace(/'s$/, "").replace(/['-]+$/, ""))
		.filter((word) => word.length > 1 && !/\d/.test(word) && !/\p{Lu}.*\p{Lu}/u.test(word));
}
