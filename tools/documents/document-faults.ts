import { promptOf } from "../../src/cli/before-command.ts";
import type { DocumentSection } from "../../src/documents/catalogue.ts";
import { resolveLink } from "../../src/documents/links.ts";
import { isLocalAddress, safeHref } from "../../src/documents/safe-href.ts";
import { faultOf } from "../cherry-usage.ts";
import { type Node, parseMarkdown } from "./blocks.ts";
import { priceFaults } from "./price-answers.ts";

export interface DocumentFault {
	/** Counted from 1, front matter included. */
	line: number;
	message: string;
}

/**
 * What is wrong inside one document: links that are dead, too few or without text, images that are missing or have
 * faults, unknown commands, prices that are not on the price list, raw HTML, a second title, headings without text or
 * with a level left out.
 * @param path of the document, from `public/`
 * @param read returns the text of a path of the site, such as "/docs/images/capsule-anatomy.svg"; undefined if there is
 * none
 */
export function documentFaults(
	source: string,
	path: string,
	catalogue: readonly DocumentSection[],
	read: (path: string) => string | undefined,
): DocumentFault[] {
	const { tree, skippedLines } = parseMarkdown(source);
	const faults: DocumentFault[] = [];
	const others = new Set<string>();
	/** Of the heading before; the title is of level 1. */
	let level = 1;
	const visit = (node: Node) => {
		const line = (node.position?.start.line ?? 1) + skippedLines;
		const report = (message: string | null, offset = 0) => message && faults.push({ line: line + offset, message });
		if ((node.type === "link" || node.type === "linkReference") && !hasWords(node)) report("a link without text");
		if (node.type === "link" || node.type === "definition") {
			report(linkFault(node.url, catalogue));
			if (node.url.startsWith("/docs/") && node.url !== `/${path}`) others.add(node.url);
		} else if (node.type === "image") report(imageFault(node.url, node.alt ?? "", read));
		else if (node.type === "heading") {
			if (!hasWords(node)) report("a heading without text");
			if (node.depth === 1) report("a heading of level 1: the title is in the front matter");
			else if (node.depth > level + 1)
				report(`a heading of level ${node.depth} below one of level ${level}: level ${level + 1} comes first`);
			level = node.depth;
		} else if (node.type === "html" && !/^<!--.*-->$/s.test(node.value)) report("raw HTML: would be shown as text");
		else if (node.type === "inlineCode" && /^cherry [a-z]/.test(node.value)) {
			// Prose names commands with placeholders: `cherry capsule wrap <server>`.
			if (!/[<[…|]|\.\.\./.test(node.value)) report(faultOf(node.value, false));
		} else if (node.type === "code") {
			for (const { command, offset } of commandLines(node.value)) report(faultOf(command), offset + 1);
			for (const { message, offset } of priceFaults(node.value)) report(message, offset + 1);
		}
		if ("children" in node) for (const child of node.children) visit(child as Node);
	};
	visit(tree);
	if (others.size < 2)
		faults.push({ line: 1, message: `links to ${others.size} other documents; it must link to at least two` });
	return faults;
}

/** Whether anything in a node can be read out: a comment cannot. */
function hasWords(node: Node): boolean {
	if ("alt" in node) return Boolean(node.alt);
	if ("children" in node) return node.children.some((child) => hasWords(child as Node));
	return "value" in node && node.type !== "html" && node.value.trim() !== "";
}

/** The `cherry` commands of a fence, with continuation lines joined, and the line they start on. */
export function commandLines(code: string): { command: string; offset: number }[] {
	const lines = code.split("\n");
	const found: { command: string; offset: number }[] = [];
	for (let index = 0; index < lines.length; index++) {
		const offset = index;
		let line = lines[index] ?? "";
		while (line.endsWith("\\") && index + 1 < lines.length) line = `${line.slice(0, -1)} ${lines[++index]?.trim()}`;
		const command = line.slice(promptOf(line).length);
		if (/^cherry\s/.test(command)) found.push({ command, offset });
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
	return /^(?:https?:|mailto:)/i.test(href) ? null : `link ${href}: relative links do not work; start it with /docs/`;
}

/** The maximum weight of an image of a document, in bytes. */
const heaviestImage = 30_000;

function imageFault(src: string, alt: string, read: (path: string) => string | undefined): string | null {
	if (!isLocalAddress(src) || !src.startsWith("/")) return `image ${src}: must be on this site; start it with /`;
	const [path = "", size] = src.split("#");
	const image = read(path);
	if (image === undefined) return `image ${src}: does not exist`;
	if (alt.trim().length < 20) return `image ${src}: describe what it shows between the square brackets`;
	if (Buffer.byteLength(image) > heaviestImage) return `image ${src}: weighs more than ${heaviestImage / 1000} KB`;
	if (/<script|\son\w+=|<foreignObject|(?:href|src)=["'](?!#)|url\((?!#)|@import/i.test(image))
		return `image ${src}: contains a script, or loads another resource`;
	if (/<text[^>]*>[^<]*[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(image))
		return `image ${src}: has Japanese text, for which a visitor may have no font; draw it as paths`;
	if (!/<title[\s>]/.test(image)) return `image ${src}: has no title; add a <title>`;
	const drawn = /<svg[^>]*?\swidth="(\d+)"[^>]*?\sheight="(\d+)"/.exec(image)?.slice(1).join("x");
	return size === drawn
		? null
		: `image ${src}: append its size, ${path}#${drawn}, so that loading it causes no layout shift`;
}
