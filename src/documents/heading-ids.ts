import { slugify } from "./slug.ts";

/**
 * Gives each heading of one document a unique id. The prefix prevents clashes with the page's own ids and with the
 * properties of `document`, whatever the heading says.
 * @example nextId("Options") // "h-options", the second time "h-options-2"
 * @example nextId("間") // "h-section-3" for the third heading
 */
export function createHeadingIds(): (text: string) => string {
	const taken = new Set<string>();
	let position = 0;
	return (text) => {
		position++;
		const base = `h-${slugify(text) || `section-${position}`}`;
		let id = base;
		for (let copy = 2; taken.has(id); copy++) id = `${base}-${copy}`;
		taken.add(id);
		return id;
	};
}
