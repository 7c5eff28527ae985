import type { ArticleHeading } from "./article-node.ts";

/** A document that was served with the page, and what the reader shows around it. */
export interface PrerenderedDocument {
	headings: ArticleHeading[];
	description: string;
	minutes: number;
	/**
	 * The article's own nodes: they are moved, never copied, so that the document can be opened again without being
	 * fetched.
	 */
	nodes: readonly ChildNode[];
}

/** The article that was in the page when it was served. One that is rendered later starts with its first nodes. */
const servedArticle = typeof document === "undefined" ? null : document.querySelector<HTMLElement>("[data-article]");

const kept = new Map<string, PrerenderedDocument>();

/** Whether the document came with the page, so that it need not be fetched. */
export const wasPrerendered = (id: string): boolean => kept.has(id);

/**
 * The document that the page was prerendered with; it is kept for the rest of the visit.
 * @returns null if the page was not served with it, and on the server
 */
export function readPrerenderedDocument(id: string): PrerenderedDocument | null {
	const known = kept.get(id);
	if (known) return known;
	if (servedArticle?.dataset.article !== id || !servedArticle.hasChildNodes()) return null;
	const headings = [...servedArticle.querySelectorAll<HTMLElement>(":scope > .heading > :is(h2, h3)")].map(
		(heading) => ({
			id: heading.id,
			text: heading.textContent,
			depth: heading.tagName === "H2" ? (2 as const) : (3 as const),
		}),
	);
	const description = document.querySelector(`[data-description="${id}"]`)?.textContent ?? "";
	const minutes = Number(servedArticle.dataset.minutes);
	const served = { headings, description, minutes, nodes: [...servedArticle.childNodes] };
	kept.set(id, served);
	return served;
}
