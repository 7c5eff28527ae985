import { type ArticleNode, childrenOf } from "./article-node.ts";

/** A document whose structure is too deep or too large to be shown; the reader shows the placeholder instead. */
export class DocumentTooComplex extends Error {
	override name = "DocumentTooComplex";
}

/**
 * Generous compared with the longest real document (about 600 nodes, 12 levels), small compared with what stalls a
 * browser.
 */
const maxDepth = 100;
const maxNodes = 30_000;
const maxCharacters = 4_000_000;

/** Limits on the source, each set where parsing would take longer than a visitor waits: they bound quadratic work. */
const maxLines = 10_000;
const maxEmphasisInBlock = 2_000;
const maxEmphasis = 10_000;
const maxBracketsInBlock = 4_000;
const maxBrackets = 10_000;
const maxEscapes = 100_000;
const maxScanWork = 100_000_000;

/**
 * Rejects a tree that is deeper or larger than the page can handle. Traverses without recursion, so that depth cannot
 * overflow the stack.
 * @throws DocumentTooComplex
 */
export function assertTree<Node>(roots: readonly Node[], children: (node: Node) => readonly Node[]): void {
	let level: readonly Node[] = roots;
	let count = 0;
	for (let depth = 1; level.length > 0; depth++) {
		count += level.length;
		if (depth > maxDepth) throw new DocumentTooComplex(`nested deeper than ${maxDepth} levels`);
		if (count > maxNodes) throw new DocumentTooComplex(`more than ${maxNodes} elements`);
		level = level.flatMap(children);
	}
}

/**
 * Rejects a finished tree that the page could not handle.
 * @throws DocumentTooComplex deeper than 100 levels, more than 30,000 nodes, or more than 4 million characters
 */
export function assertRenderable(nodes: readonly ArticleNode[]): void {
	let characters = 0;
	assertTree(nodes, (node) => {
		if (typeof node === "string") {
			characters += node.length;
			return [];
		}
		// A long address referenced a thousand times is shared in memory, but not in a message or in the page.
		for (const value of Object.values(node[1] ?? {})) characters += String(value).length;
		if (characters > maxCharacters) throw new DocumentTooComplex(`more than ${maxCharacters} characters`);
		return childrenOf(node);
	});
	if (characters > maxCharacters) throw new DocumentTooComplex(`more than ${maxCharacters} characters`);
}

/**
 * Rejects, by counting only, a source on which the markdown parser would spend seconds. Code inside fences is not
 * counted.
 * @throws DocumentTooComplex
 */
export function assertParsable(source: string): void {
	if (source.length > maxCharacters) throw new DocumentTooComplex(`more than ${maxCharacters} characters`);
	const total = { lines: 0, emphasis: 0, brackets: 0, escapes: 0, work: 0 };
	for (const block of blocksOutsideFences(source)) {
		const length = block.reduce((sum, line) => sum + line.length, 0);
		const count = (pattern: RegExp) => block.reduce((sum, line) => sum + (line.match(pattern)?.length ?? 0), 0);
		const emphasis = count(/\*+|_+|~+/g);
		const brackets = count(/[[\]]/g);
		total.lines += block.length;
		total.emphasis += emphasis;
		total.brackets += brackets;
		total.escapes += count(/[\\&!]/g);
		// For each opened code span or tag the parser searches for the end, in the worst case to the end of the block.
		total.work += count(/`+|</g) * length;
		if (emphasis > maxEmphasisInBlock || total.emphasis > maxEmphasis)
			throw new DocumentTooComplex("too much emphasis");
		if (brackets > maxBracketsInBlock || total.brackets > maxBrackets)
			throw new DocumentTooComplex("too many brackets");
		if (total.work > maxScanWork) throw new DocumentTooComplex("too many open code spans or tags");
		if (total.escapes > maxEscapes) throw new DocumentTooComplex("too many escapes");
		if (total.lines > maxLines) throw new DocumentTooComplex("too many lines");
		for (const line of block) assertContainers(line);
	}
}

/** Counts the quotes and lists that a line opens; indentation before a marker counts as lists opened above it. */
function assertContainers(line: string): void {
	const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/.exec(line)?.[0];
	if (containers === undefined) return;
	const markers = containers.match(/[>\-+*]|\d+/g)?.length ?? 0;
	const indentation = containers.length - containers.trimStart().length;
	if (markers + indentation / 2 > maxDepth) throw new DocumentTooComplex(`nested deeper than ${maxDepth} levels`);
}

function* blocksOutsideFences(source: string): Generator<string[]> {
	let block: string[] = [];
	let fence = "";
	for (const line of source.split(/\r\n?|\n/)) {
		const marker = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? "";
		if (fence !== "") {
			if (marker.startsWith(fence) && line.trim() === marker) fence = "";
		} else if (marker !== "") fence = marker;
		else if (line.trim() !== "") {
			block.push(line);
			continue;
		}
		block.push("");
		if (block.length > 1 || fence === "") yield block;
		block = [];
	}
	yield block;
}
