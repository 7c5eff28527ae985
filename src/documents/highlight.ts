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
 * The language of a fence under its one name; an unknown language keeps a short, harmless form of its own.
 * @example languageOf("sh") // "bash"
 */
export function languageOf(info: string): string {
	const name = info.toLowerCase();
	if (Object.hasOwn(aliases, name)) return aliases[name] ?? "";
	return /^[a-z0-9+#.-]{1,20}$/.test(name) ? name : "";
}

/**
 * The children of `code` for a piece of source: spans with classes `hl-*` where the language is known, else the source;
 * Japanese runs marked as such. Sessions need no grammar.
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
		// Colour is a courtesy: without the grammars the code is still there.
		return [source];
	}
}
