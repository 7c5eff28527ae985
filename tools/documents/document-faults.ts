import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { DocumentSection } from "../src/documents/catalogue.ts";
import { resolveLink } from "../src/documents/links.ts";
import { isLocalAddress, safeHref } from "../src/documents/safe-href.ts";
import { cleanText, splitFrontMatter } from "../src/documents/source-text.ts";
import { faultOf } from "./cherry-usage.ts";

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>["children"][number];

export interface DocumentFault {
	/** Counted from 1, front matter included. */
	line: number;
	message: string;
}

/**
 * What is wrong inside one document: links that lead nowhere, images that do not exist, commands that the tool does not
 * have, raw HTML, a second title.
 * @param hasFile whether a path of the site, such as "/docs/images/capsule.svg", exists
 */
export function documentFaults(
	source: string,
	catalogue: readonly DocumentSection[],
	hasFile: (path: string) => boolean,
): DocumentFault[] {
	const text = cleanText(source);
	const { body } = splitFrontMatter(text);
	const skipped = text.slice(0, text.length - body.length).split("\n").length - 1;
	const faults: DocumentFault[] = [];
	const visit = (node: Node) => {
		const line = (node.position?.start.line ?? 1) + skipped;
		const report = (message: string | null, offset = 0) => message && faults.push({ line: line + offset, message });
		if (node.type === "link" || node.type === "definition") report(linkFault(node.url, catalogue));
		else if (node.type === "image") report(imageFault(node.url, hasFile));
		else if (node.type === "heading" && node.depth === 1)
			report("a heading of level 1: the title is in the front matter");
		else if (node.type === "html" && !/^<!--/.test(node.value)) report("raw HTML: would be shown as text");
		else if (node.type === "inlineCode" && /^cherry [a-z]/.test(node.value)) {
			// Prose names commands with placeholders: `cherry capsule wrap <server>`.
			if (!/[<[…|]|\.\.\./.test(node.value)) report(faultOf(node.value, false));
		} else if (node.type === "code") {
			for (const { command, offset } of commandLines(node.value)) report(faultOf(command), offset + 1);
		}
		if ("children" in node) for (const child of node.children) visit(child as Node);
	};
	visit(fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
	return faults;
}

/** The `cherry` commands of a fence, continued lines joined, with the line they start on. */
export function commandLines(code: string): { command: string; offset: number }[] {
	const lines = code.split("\n");
	const found: { command: string; offset: number }[] = [];
	for (let index = 0; index < lines.length; index++) {
		const offset = index;
		let line = lines[index] ?? "";
		while (line.endsWith("\\") && index + 1 < lines.length) line = `${line.slice(0, -1)} ${lines[++index]?.trim()}`;
		const start = /^\s*(?:\$ )?\s*(?=cherry\s)/.exec(line)?.[0];
		if (start !== undefined) found.push({ command: line.slice(start.length), offset });
		for (const inner of line.matchAll(/(?:&& |\|\| |; |\$\()(cherry\s[^)]*)/g))
			found.push({ command: inner[1] ?? "", offset });
	}
	return found;
}

function linkFault(href: string, catalogue: readonly DocumentSection[]): string | null {
	if (safeHref(href) === null) return `link ${href}: its scheme is not allowed; use https`;
	const link = resolveLink(href, catalogue);
	if (link.kind === "unknown-document") return `link ${href}: there is no such document`;
	if (link.kind === "inert") return `link ${href}: leads nowhere; name a document by its path`;
	if (link.kind === "document") {
		const path = `/${link.document.path}`;
		return href === path ? null : `link ${href}: write it as ${path}`;
	}
	return /^(?:https?:|mailto:)/i.test(href) ? null : `link ${href}: relative links lead astray; start it with /docs/`;
}

function imageFault(src: string, hasFile: (path: string) => boolean): string | null {
	if (!isLocalAddress(src) || !src.startsWith("/")) return `image ${src}: must lie on this site; start it with /`;
	return hasFile(src.replace(/[?#].*$/, "")) ? null : `image ${src}: does not exist`;
}
