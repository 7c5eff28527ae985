import type { ArticleNode } from "#src/documents/article-node.ts";

const codes = import.meta.glob<readonly ArticleNode[]>("./samples/**/*.tsx", {
	query: "?highlighted",
	import: "default",
	eager: true,
});

/**
 * The code of a sample, identical to the running one and highlighted by the build.
 * @throws Error if there is no such sample
 * @example sampleCode("badge")
 */
export function sampleCode(name: string): readonly ArticleNode[] {
	const code = codes[`./samples/${name}.tsx`];
	if (code === undefined) throw new Error(`There is no sample "${name}"`);
	return code;
}
