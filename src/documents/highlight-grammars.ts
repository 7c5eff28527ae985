import bash from "highlight.js/lib/languages/bash";
import diff from "highlight.js/lib/languages/diff";
import ini from "highlight.js/lib/languages/ini";
import json from "highlight.js/lib/languages/json";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";
import type { ArticleNode } from "./article-node.ts";

/** The TypeScript grammar delegates elements within scripts to the markup grammar. */
const lowlight = createLowlight({ bash, diff, toml: ini, json, typescript, xml, yaml });

/** Maps the grammars' many scopes to the few kinds that the page colours. Any other scope is left plain. */
const kinds: Record<string, string> = {
	...Object.fromEntries(["keyword", "literal", "built_in", "type"].map((scope) => [scope, "keyword"])),
	...Object.fromEntries(["string", "regexp", "symbol"].map((scope) => [scope, "string"])),
	...Object.fromEntries(["number", "bullet"].map((scope) => [scope, "number"])),
	...Object.fromEntries(["comment", "quote"].map((scope) => [scope, "comment"])),
	...Object.fromEntries(
		["attr", "attribute", "name", "property", "title", "section", "variable"].map((scope) => [scope, "name"]),
	),
	meta: "meta",
	addition: "added",
	deletion: "removed",
};

type Tree = ReturnType<typeof lowlight.highlight>["children"][number];

/** Code in one of the languages of `languageOf`, as texts and `span`s with one class each. */
export function highlightWithGrammar(source: string, language: string): ArticleNode[] {
	return lowlight.highlight(language, source, { prefix: "" }).children.flatMap(compact);
}

function compact(node: Tree): ArticleNode[] {
	if (node.type === "text") return [node.value];
	if (node.type !== "element") return [];
	const children = node.children.flatMap(compact);
	const scope = Array.isArray(node.properties.className) ? String(node.properties.className[0]) : "";
	const kind = Object.hasOwn(kinds, scope) ? kinds[scope] : undefined;
	const isPlain = kind === undefined || (kind === "string" && beginsWithBrace(children));
	return isPlain ? children : [["span", { className: `hl-${kind}` }, ...children]];
}

/** The markup grammar treats an attribute value in braces, as in JSX, as a string. */
const beginsWithBrace = ([first]: readonly ArticleNode[]) => typeof first === "string" && first.startsWith("{");
