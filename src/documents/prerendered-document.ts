import type { ArticleHeading } from "./article-node.ts";

/** A document that was served with the page, and what the reader shows around it. */
export interface PrerenderedDocument {
	headings: ArticleHeading[];
	description: string;
	minutes: number;
	/** The article's own nodes: they are moved, never copied, so that the document opens again without being fetched. */
	nodes: readonly ChildNode[];
}

const kept = new Map<string, PrerenderedDocument>();

/** Whether the document came with the page, so that nobody has to fetch it. */
export const wasPrerendered = (id: string): boolean => kept.has(id);

/**
 * The document that stands in the page because the page was prerendered with it; it is kept for the rest of the visit.
 * @returns null where the page was not served with it, and on the server
 */
export function readPrerenderedDocument(id: string): PrerenderedDocument | null {
	if (typeof document === "undefined") return null;
	const known = kept.get(id);
	if (known) return known;
	const article = document.querySelector<HTMLElement>(`[data-article="${id}"]`);
	if (!article?.hasChildNodes()) return null;
	const headings = [...article.querySelectorAll<HTMLElement>(":scope > .heading > :is(h2, h3)")].map((heading) => ({
		id: heading.id,
		text: heading.textContent,
		depth: heading.tagName === "H2" ? (2 as const) : (3 as const),
	}));
	const description = document.querySelector(`[data-description="${id}"]`)?.textContent ?? "";
	const served = { headings, description, minutes: Number(article.dataset.minutes), nodes: [...article.childNodes] };
	kept.set(id, served);
	return served;
}
