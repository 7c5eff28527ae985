import type { ArticleNode } from "./article-node.ts";
import { highlightCherry, highlightConsole } from "./highlight-command.ts";
import { markJapaneseWithin } from "./japanese.ts";

/** The known languages, and the other names of each. */
const languages: Readonly<Record<string, readonly string[]>> = {
	bash: ["sh", "zsh"],
	console: ["shell", "shell-session", "shellsession", "terminal"],
	json: ["jsonc", "json5"],
	yaml: ["yml"],
	toml: ["ini"],
	typescript: ["ts", "tsx", "javascript", "js", "jsx", "mjs"],
	xml: ["html", "svg"],
	diff: ["patch"],
	plaintext: ["text", "txt", "plain"],
};

const languageByName = new Map(
	Object.entries(languages).flatMap(([language, others]) =>
		[language, ...others].map((name) => [name, language] as const),
	),
);

/** Longer code is shown plain: colours are not worth the wait. */
const maxLength = 20_000;

/**
 * The canonical name of a fence's language; an unknown language keeps its own name if that is short and harmless.
 * @example languageOf("sh") // "bash"
 */
export function languageOf(info: string): string {
	const name = info.toLowerCase();
	return languageByName.get(name) ?? (/^[a-z0-9+#.-]{1,20}$/.test(name) ? name : "");
}

/**
 * The children of `code` for a piece of source: spans with classes `hl-*` if the language is known, else the source.
 * Japanese runs are marked. Sessions need no grammar.
 */
export async function highlight(source: string, language: string): Promise<ArticleNode[]> {
	return markJapaneseWithin(await colour(source, language));
}

async function colour(source: string, language: string): Promise<ArticleNode[]> {
	if (source.length > maxLength) return [source];
	if (language === "console") return highlightConsole(source);
	if (language === "plaintext" || !Object.hasOwn(languages, language)) return source === "" ? [] : [source];
	try {
		const { highlightWithGrammar } = await import("./highlight-grammars.ts");
		const nodes = highlightWithGrammar(source, language);
		return language === "bash" ? highlightCherry(nodes) : nodes;
	} catch {
		// Highlighting is optional: without the grammars the code is still shown.
		return [source];
	}
}
