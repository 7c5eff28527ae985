import type { ArticleNode } from "#src/documents/article-node.ts";

const codes = import.meta.glob<readonly ArticleNode[]>("./samples/**/*.tsx", {
	query: "?highlighted",
	import: "default",
	eager: true,
});

/**
 * The code of a sample, identical to the running one and highlighted by the build; no two texts are adjacent.
 * @throws Error if there is no such sample
 * @example sampleCode("badge")
 */
export function sampleCode(name: string): readonly ArticleNode[] {
	const code = codes[`./samples/${name}.tsx`];
	if (code === undefined) throw new Error(`There is no sample "${name}"`);
	return joined(code);
}

/** Adjacent texts as one: in markup, React separates them by a comment. */
function joined(nodes: readonly ArticleNode[]): ArticleNode[] {
	const all: ArticleNode[] = [];
	for (const node of nodes) {
		const last = all.at(-1);
		if (typeof node === "string" && typeof last === "string") all[all.length - 1] = last + node;
		else all.push(node);
	}
	return all;
}
