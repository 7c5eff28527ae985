/** An element that a fragment names, and the section that contains it. For a section's own id both are the section. */
export interface PlaceWithin {
	section: string;
	element: HTMLElement;
}

/**
 * The place in a page's sections that a fragment leads to.
 * @param fragment without "#", decoded
 * @param ids the sections' ids
 * @returns null if no section contains an element with that id
 * @example placeWithin("servers-create", ["welcome", "server"]) // { section: "server", element: … }
 */
export function placeWithin(fragment: string, ids: readonly string[]): PlaceWithin | null {
	const element = fragment === "" ? null : document.getElementById(fragment);
	const section = element && ids.find((id) => document.getElementById(id)?.contains(element));
	return section ? { section, element } : null;
}
