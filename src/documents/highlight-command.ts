import { commandTokens } from "#src/ui/command-tokens.ts";
import { type ArticleElement, type ArticleNode, joinTexts } from "./article-node.ts";

const promptPattern = /^(?:[\w.-]+@[\w.-]+:\S*)?\$(?: |$)/;

/**
 * A terminal session: lines after a prompt, `$ ` or that of a server (`deploy@web-03:~$ `), are commands, lines that
 * start with `# ` comments, the rest is output.
 * In a session without any prompt, lines that start with `cherry` are commands. The prompt is in a span of its own, so
 * that it can be excluded from selecting and copying.
 * @example highlightConsole("$ cherry doctor\nAll well") // prompt, span.command, span.output
 */
export function highlightConsole(source: string): ArticleNode[] {
	const lines = source.split("\n");
	const hasPrompt = lines.some((line) => promptPattern.test(line));
	const nodes: ArticleNode[] = [];
	for (let index = 0; index < lines.length; index++) {
		if (index > 0) nodes.push("\n");
		let line = lines[index] ?? "";
		const prompt = promptPattern.exec(line)?.[0] ?? "";
		if (prompt !== "" || (!hasPrompt && /^cherry(?: |$)/.test(line))) {
			if (prompt !== "") nodes.push(span("prompt", prompt));
			while (/(?:^|[^\\])\\$/.test(line) && index + 1 < lines.length) line += `\n${lines[++index]}`;
			const tokens = commandTokens(line.slice(prompt.length));
			nodes.push(span("command", ...tokens.map(({ text, kind }) => (kind ? span(`hl-${kind}`, text) : text))));
		} else if (/^#(?: |$)/.test(line)) nodes.push(span("hl-comment", line));
		else if (line !== "") nodes.push(span("output", line));
	}
	return nodes;
}

/** Highlights command name and flags that a grammar left plain. */
export function highlightCherry(nodes: ArticleNode[]): ArticleNode[] {
	const parts = /(?<=^|[\s(|;&])(cherry(?=\s|$)|--[a-z][\w-]*)/gm;
	const nodesOf = (text: string) =>
		text.split(parts).map((part, index): ArticleNode => {
			return index % 2 === 0 ? part : span(part === "cherry" ? "hl-command" : "hl-flag", part);
		});
	return joinTexts(nodes.flatMap((node) => (typeof node === "string" ? nodesOf(node) : [node])));
}

function span(className: string, ...children: ArticleNode[]): ArticleElement {
	return ["span", { className }, ...children];
}
