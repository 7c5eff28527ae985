import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root["children"][number], { type: "element" }>;
type ElementContent = Element["children"][number];
type MarkdownRoot = Extract<ReturnType<typeof toMdast>, { type: "root" }>;

/** Elements that are meaningless without their code, or repeat what is next to them. */
const dropped = new Set(
	"aside button form input label nav noscript output select style svg template textarea".split(" "),
);

/**
 * A page as markdown: the text of its `<main>` with headings, lists, tables, code and links, of all its sections.
 * @param markup the page as served, or the inside of its root element
 * @param address the page's own address, for links to its fragments
 * @param origin prefix for every link of ours; "" if the site may be hosted anywhere
 */
export function pageMarkdown(markup: string, address: string, origin: string): string {
	const main = elementsOf(fromHtml(markup, { fragment: true })).find(({ tagName }) => tagName === "main");
	if (!main || !elementsOf(main).some(({ tagName }) => tagName === "h1"))
		throw new Error(`${address} has no <main> with a title`);
	const linked = (href: string) =>
		href.startsWith("#") ? `${address}${href}` : href.startsWith("/") ? `${origin}${href}` : href;
	const tree: Root = { type: "root", children: main.children.flatMap((child) => cleaned(child, linked, false)) };
	const { children } = toMdast(tree) as MarkdownRoot;
	// The kanji above the title on the page come after it.
	const title = children.findIndex((node) => node.type === "heading" && node.depth === 1);
	children.unshift(...children.splice(title, 1));
	return toMarkdown(
		{ type: "root", children },
		{ extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: "-" },
	);
}

function elementsOf(node: Root | Root["children"][number]): Element[] {
	const own = node.type === "element" ? [node] : [];
	return "children" in node ? [...own, ...node.children.flatMap(elementsOf)] : own;
}

type Linked = (href: string) => string;

/** A node without interactive or decorative elements. @param isCode whether whitespace is significant */
function cleaned(node: ElementContent | Root["children"][number], linked: Linked, isCode: boolean): ElementContent[] {
	if (node.type === "text") return [node];
	if (node.type !== "element") return [];
	const { tagName, properties } = node;
	// Kanji are hidden from screen readers, which read out their reading; in markdown both are needed.
	const isHidden = properties.ariaHidden === "true" && properties.lang !== "ja";
	if (dropped.has(tagName) || isHidden || (tagName === "img" && !properties.alt)) return [];
	// A tooltip explains why its button does nothing, and a season word is only true on some days.
	if (properties.role === "tooltip" || properties.dataSeasonWord !== undefined || properties.dataNow !== undefined)
		return [];
	// Works only with script, or is true only once it has run.
	if (properties.dataLive !== undefined) return [];
	// In markdown the next section follows directly.
	if (properties.dataNextSection !== undefined) return [];
	// The prompt to open a table; in markdown the table is always open.
	if (tagName === "summary" && /^Show /.test(textOf(node))) return [];
	// For screen readers, in place of the superscript, which has a sign of its own here.
	if (textOf(node) === " to the power of ") return [];
	if (tagName === "sup") return [text(`^(${textOf(node)})`)];
	const within = node.children.map((child) =>
		cleaned(child, linked, isCode || tagName === "code" || tagName === "pre"),
	);
	const children = isCode ? within.flat() : apart(within.flat());
	if (tagName === "dl") return [definitions(children)];
	// On the page, style distinguishes typed lines from output and adds the prompt.
	if (tagName === "kbd" && isCode) return [text("$ "), ...children];
	if (tagName === "a" && typeof properties.href === "string")
		return [{ ...node, properties: { href: linked(properties.href) }, children }];
	// Its contents were dropped.
	if (tagName === "li" && textOf(element("li", children)).trim() === "") return [];
	if (tagName === "summary") return [element("p", [element("strong", children)])];
	return [{ ...node, children }];
}

/**
 * On a page, style separates adjacent elements, and small print from the text before it; markdown needs a space, or
 * brackets.
 */
function apart(nodes: ElementContent[]): ElementContent[] {
	return nodes.flatMap((node, index) => {
		const before = nodes[index - 1];
		if (node.type !== "element" || before === undefined) return [node];
		if (node.tagName === "small" && !/\s$/.test(textOf(before))) return [text(" ("), node, text(")")];
		return before.type === "element" ? [text(" "), node] : [node];
	});
}

/** Terms with their descriptions, which markdown has no syntax for, as a list: "term (its note): one; another". */
function definitions(children: ElementContent[]): Element {
	const items: { term: ElementContent[]; said: ElementContent[][] }[] = [];
	const parts = children.flatMap((child) =>
		child.type === "element" && child.tagName === "div" ? child.children : [child],
	);
	for (const part of parts) {
		if (part.type !== "element" || textOf(part).trim() === "") continue;
		if (part.tagName === "dt") items.push({ term: part.children.flatMap(noted), said: [] });
		else items.at(-1)?.said.push(part.children);
	}
	return element(
		"ul",
		items.map(({ term, said }) =>
			element("li", [...term, ...said.flatMap((one, index) => [text(index === 0 ? ": " : "; "), ...one])]),
		),
	);
}

/** A note to a term, small print on the page, in brackets. */
function noted(node: ElementContent): ElementContent[] {
	const isNote = node.type === "element" && node.tagName === "span" && node.properties.lang !== "ja";
	if (!isNote) return [node];
	const note = textOf(node).trim();
	return note === "" ? [] : [text(` (${note})`)];
}

const text = (value: string): ElementContent => ({ type: "text", value });

const element = (tagName: string, children: ElementContent[]): Element => ({
	type: "element",
	tagName,
	properties: {},
	children,
});
