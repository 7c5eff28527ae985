import type { ArticleHeading } from "./article-node.ts";

/** What the reader shows around a document, read off the article that was served with the page. */
export interface PrerenderedDocument {
	headings: ArticleHeading[];
	minutes: number;
}

/**
 * The article of a document that stands in the page already, because the page was prerendered with it.
 * @returns null where it does not: in any in-app navigation, and on the server
 */
export function readPrerenderedDocument(id: string): PrerenderedDocument | null {
	if (typeof document === "undefined") return null;
	const article = document.querySelector<HTMLElement>(`[data-article="${id}"]`);
	if (!article?.hasChildNodes()) return null;
	const headings = [...article.querySelectorAll<HTMLElement>(":scope > h2[id], :scope > h3[id]")].map((heading) => ({
		id: heading.id,
		text: heading.textContent,
		depth: heading.tagName === "H2" ? (2 as const) : (3 as const),
	}));
	return { headings, minutes: Number(article.dataset.minutes) };
}
