import { createElement, type ReactNode } from "react";
import { url } from "#src/navigation/url.ts";
import { type ArticleElement, type ArticleNode, childrenOf, textOf } from "./article-node.ts";
import { type DocumentSection, documentHref } from "./catalogue.ts";
import { resolveLink } from "./links.ts";

/**
 * A parsed document as React elements. Headings get their anchor, code blocks a copy button, and links the behaviour
 * they resolve to; clicks on all three are handled by the listeners of `useArticleClicks`.
 */
export function renderArticle(nodes: readonly ArticleNode[], catalogue: readonly DocumentSection[]): ReactNode[] {
	let section: Section = { title: "", samples: 0 };
	return nodes.map((node, index) => {
		if (headingId(node)) section = { title: textOf(node), samples: 0 };
		return renderNode(node, index, catalogue, section);
	});
}

/** What is below a heading, for the names of its buttons. */
interface Section {
	/** Empty above the first heading. */
	title: string;
	/** The code samples so far. */
	samples: number;
}

function headingId(node: ArticleNode): string | undefined {
	const [tag, props] = typeof node === "string" ? [""] : node;
	return props?.id && /^h[2-6]$/.test(tag) ? String(props.id) : undefined;
}

/** Browsers would lay out a word of this length for seconds: every line that it is broken into is kerned anew. */
const LONG_WORD = /\S{2000}/;

function renderNode(
	node: ArticleNode,
	key: number,
	catalogue: readonly DocumentSection[],
	section: Section,
): ReactNode {
	if (typeof node === "string")
		return LONG_WORD.test(node) ? createElement("span", { key, className: "long-word" }, node) : node;
	const [tag, props] = node;
	const children = childrenOf(node).map((child, index) => renderNode(child, index, catalogue, section));
	if (tag === "a") return renderLink(node, key, children, catalogue);
	if (tag === "figure" && props?.className === "code") children.push(copyButton(section));
	const src = props?.src;
	const where = typeof src === "string" && src.startsWith("/") && { src: url(src) };
	// Void elements must not be given children, not even an empty list.
	const element = createElement(tag, { ...props, ...where, key }, ...children);
	const id = headingId(node);
	return id ? withAnchor(element, key, id, textOf(node)) : element;
}

function renderLink(node: ArticleElement, key: number, children: ReactNode[], catalogue: readonly DocumentSection[]) {
	const props = node[1] ?? {};
	// From a text to its note and back.
	if (props["data-anchor"] !== undefined) return createElement("a", { ...props, key }, ...children);
	const link = resolveLink(String(props.href ?? ""), catalogue);
	const title = props.title as string | undefined;
	switch (link.kind) {
		case "document":
			return (
				<a key={key} href={url(documentHref(link.document))} title={title} data-document="">
					{children}
				</a>
			);
		case "unknown-document":
			return (
				// biome-ignore lint/a11y/useValidAnchor: it leads nowhere, and logs that to the console; see specification 2.3
				<a
					key={key}
					role="link"
					tabIndex={0}
					title="Document not found"
					data-unknown-document={link.href}
					// Without an address Enter does not click a link.
					onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.click()}
				>
					{children}
				</a>
			);
		case "inert":
			return (
				<span key={key} className="inert-link">
					{children}
				</span>
			);
		case "external":
			return (
				<a key={key} href={link.href} title={title} target="_blank" rel="noopener noreferrer" className="external-link">
					{children}
					{!link.href.startsWith("mailto:") && <span className="visually-hidden"> (opens in a new tab)</span>}
				</a>
			);
	}
}

/**
 * The anchor is beside the heading, not in it, so that the heading is read as it is written. Browsers' reader views drop
 * a short `div` with a link, and its heading with it.
 */
function withAnchor(heading: ReactNode, key: number, id: string, title: string) {
	return (
		<section key={key} className="heading">
			{heading}
			{/* biome-ignore lint/a11y/useAnchorContent: its name is the label; its icon is drawn by the style sheet */}
			<a
				className="heading-anchor"
				href={`#${id}`}
				aria-label={`Link to ${title || "this section"}`}
				data-anchor={id}
			/>
		</section>
	);
}

/** Named after the heading above, and from the second sample on after its number too. */
function copyButton(section: Section) {
	section.samples++;
	const name = ["Copy code", section.title && `: ${section.title}`, section.samples > 1 && `, ${section.samples}`];
	return (
		<button
			key="copy"
			type="button"
			className="copy-code"
			aria-label={name.filter(Boolean).join("")}
			data-copy-code=""
		/>
	);
}
