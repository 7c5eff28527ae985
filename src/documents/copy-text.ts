import { type ArticleElement, type ArticleNode, childrenOf, textOf } from "./article-node.ts";

/** The part of a DOM element that `copyTextOf` asks for. */
interface CodeElement {
	textContent: string | null;
	querySelectorAll(selector: ".command"): Iterable<{ textContent: string | null }>;
}

/**
 * What "copy" takes from a code block of the compact tree: of a session only its commands, without prompts and output; of
 * anything else the whole.
 * @param figure the block, `figure.code`
 */
export function copyText(figure: ArticleElement): string {
	const commands = commandsIn(figure);
	return commands.length > 0 ? commands.map(textOf).join("\n") : textOf(figure);
}

/**
 * The same from the page itself, where the document came as HTML.
 * @param code the `code` element of the block
 */
export function copyTextOf(code: CodeElement): string {
	const commands = [...code.querySelectorAll(".command")];
	return commands.length > 0 ? commands.map((line) => line.textContent).join("\n") : (code.textContent ?? "");
}

function commandsIn(node: ArticleNode): ArticleElement[] {
	if (typeof node === "string") return [];
	return node[1]?.className === "command" ? [node] : childrenOf(node).flatMap(commandsIn);
}
