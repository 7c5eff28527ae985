/** A source file of this repository as highlighted text; made by `tools/code-samples-plugin.ts`. */
declare module "*?highlighted" {
	const nodes: readonly import("./article-node.ts").ArticleNode[];
	export default nodes;
}
