/** The number of documents of a section that are listed beside a document; a section has about ten. */
export const maxListed = 40;

/**
 * The documents of a section around the open one, or its first. However long a section grows, the pages of its
 * documents do not grow beyond this; the section's own page lists all.
 * @example nearest(fourDocuments, third) // all four
 */
export function nearest<Item>(items: readonly Item[], open: Item | undefined): readonly Item[] {
	const middle = open ? items.indexOf(open) : 0;
	const start = Math.max(0, Math.min(middle - maxListed / 2, items.length - maxListed));
	return items.slice(start, start + maxListed);
}
