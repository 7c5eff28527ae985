import bash from "highlight.js/lib/languages/bash";
import diff from "highlight.js/lib/languages/diff";
import ini from "highlight.js/lib/languages/ini";
import json from "highlight.js/lib/languages/json";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";
import { type ArticleNode, joinTexts } from "./article-node.ts";

/** The TypeScript grammar delegates elements within scripts to the markup grammar. */
const lowlight = createLowlight({ bash, diff, toml: ini, json, typescript, xml, yaml });

/** The few kinds that the page colours, with the grammars' scopes that each stands for. Any other scope is left plain. */
const scopesOf = {
	keyword: ["keyword", "literal", "built_in", "type"],
	string: ["string", "regexp", "symbol"],
	number: ["number", "bullet"],
	comment: ["comment", "quote"],
	name: ["attr", "attribute", "name", "property", "title", "section", "variable"],
	meta: ["meta"],
	added: ["addition"],
	removed: ["deletion"],
};
const kinds = new Map(Object.entries(scopesOf).flatMap(([kind, scopes]) => scopes.map((scope) => [scope, kind])));

type Tree = ReturnType<typeof lowlight.highlight>["children"][number];

/** Code in one of the languages of `languageOf`, as texts and `span`s with one class each; no two texts are adjacent. */
export function highlightWithGrammar(source: string, language: string): ArticleNode[] {
	return joinTexts(lowlight.highlight(language, source, { prefix: "" }).children.flatMap(compact));
}

function compact(node: Tree): ArticleNode[] {
	if (node.type === "text") return [node.value];
	if (node.type !== "element") return [];
	const children = joinTexts(node.children.flatMap(compact));
	const scope = Array.isArray(node.properties.className) ? String(node.properties.className[0]) : "";
	const kind = kinds.get(scope);
	const isPlain = kind === undefined || (kind === "string" && beginsWithBrace(children));
	return isPlain ? children : [["span", { className: `hl-${kind}` }, ...children]];
}

/** The markup grammar treats an attribute value in braces, as in JSX, as a string. */
const beginsWithBrace = ([first]: readonly ArticleNode[]) => typeof first === "string" && first.startsWith("{");
