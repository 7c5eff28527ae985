import { toString as textOfHtml } from "hast-util-to-string";
import type { ArticleElement, ArticleNode, ArticleProps } from "./article-node.ts";
import type { HtmlElement } from "./markdown-tree.ts";
import { isLocalAddress, safeHref } from "./safe-href.ts";

/**
 * A link; without text it shows its address. The links of a note carry `data-anchor` with the id they jump to, because
 * the page itself created them.
 */
export function shapeLink(element: HtmlElement, href: string, children: ArticleNode[]): ArticleElement {
	const { title, id, dataFootnoteRef, dataFootnoteBackref, ariaLabel } = element.properties;
	const props: ArticleProps = { href };
	if (title) props.title = String(title);
	if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) {
		props["data-anchor"] = href.slice(1);
		props["aria-label"] = ariaLabel ? String(ariaLabel) : `Note ${textOfHtml(element)}`;
		if (id) props.id = String(id);
	}
	return ["a", props, ...(children.length > 0 ? children : [href])];
}

/**
 * An image of this site; any other becomes a link named by its alternative text. Its size in px may follow its
 * address, to reserve its room: `/docs/images/capsule-anatomy.svg#400x320`.
 */
export function shapeImage({ properties }: HtmlElement, insideLink: boolean): ArticleNode[] {
	const src = String(properties.src ?? "");
	const alt = String(properties.alt ?? "");
	if (isLocalAddress(src)) {
		const props: ArticleProps = { src, alt, loading: "lazy" };
		const [, width, height] = /#(\d{1,4})x(\d{1,4})$/.exec(src) ?? [];
		if (width && height) Object.assign(props, { width, height });
		if (properties.title) props.title = String(properties.title);
		return [["img", props]];
	}
	const href = safeHref(src);
	if (href === null || href === "" || insideLink) return alt === "" ? [] : [alt];
	return [["a", { href }, alt || href]];
}
