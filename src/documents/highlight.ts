import type { ArticleNode } from "./article-node.ts";
import { highlightCherry, highlightConsole } from "./highlight-command.ts";
import { markJapaneseWithin } from "./japanese.ts";

const aliases: Record<string, string> = {
	...Object.fromEntries(["bash", "sh", "zsh"].map((name) => [name, "bash"])),
	...Object.fromEntries(
		["console", "shell", "shell-session", "shellsession", "terminal"].map((name) => [name, "console"]),
	),
	...Object.fromEntries(["json", "jsonc", "json5"].map((name) => [name, "json"])),
	...Object.fromEntries(["yaml", "yml"].map((name) => [name, "yaml"])),
	...Object.fromEntries(["toml", "ini"].map((name) => [name, "toml"])),
	...Object.fromEntries(
		["typescript", "ts", "tsx", "javascript", "js", "jsx", "mjs"].map((name) => [name, "typescript"]),
	),
	...Object.fromEntries(["html", "svg", "xml"].map((name) => [name, "xml"])),
	...Object.fromEntries(["diff", "patch"].map((name) => [name, "diff"])),
	...Object.fromEntries(["plaintext", "text", "txt", "plain"].map((name) => [name, "plaintext"])),
};

/** Longer code is shown plain: colours are not worth the wait. */
const maxLength = 20_000;

/**
 * The canonical name of a fence's language; an unknown language keeps its own name if that is short and harmless.
 * @example languageOf("sh") // "bash"
 */
export function languageOf(info: string): string {
	const name = info.toLowerCase();
	if (Object.hasOwn(aliases, name)) return aliases[name] ?? "";
	return /^[a-z0-9+#.-]{1,20}$/.test(name) ? name : "";
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
	if (language === "plaintext" || !Object.values(aliases).includes(language)) return source === "" ? [] : [source];
	try {
		const { highlightWithGrammar } = await import("./highlight-grammars.ts");
		const nodes = highlightWithGrammar(source, language);
		return language === "bash" ? highlightCherry(nodes) : nodes;
	} catch {
		// Highlighting is optional: without the grammars the code is still shown.
		return [source];
	}
}
