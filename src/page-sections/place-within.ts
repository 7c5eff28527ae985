/** An element that a fragment names, and the section it stands in, which is itself where the section is named. */
export interface PlaceWithin<Id extends string> {
	section: Id;
	element: HTMLElement;
}

/**
 * Where in a page's sections a fragment leads.
 * @param fragment without "#", decoded
 * @param ids the sections' ids
 * @returns null where no section holds an element of that id
 * @example placeWithin("servers-create", ["welcome", "server"]) // { section: "server", element: … }
 */
export function placeWithin<Id extends string>(fragment: string, ids: readonly Id[]): PlaceWithin<Id> | null {
	const element = fragment === "" ? null : document.getElementById(fragment);
	const section = element && ids.find((id) => document.getElementById(id)?.contains(element));
	return section ? { section, element } : null;
}

/** Brings a place into view, and with it the focus, to its heading. */
export function reach(element: HTMLElement, behavior: ScrollBehavior): void {
	element.scrollIntoView({ behavior });
	const heading = element.querySelector<HTMLElement>("h2, h3, h4") ?? element;
	heading.setAttribute("tabindex", "-1");
	heading.focus({ preventScroll: true });
}
