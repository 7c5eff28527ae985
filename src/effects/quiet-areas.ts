import type { Area } from "./quiet-map.ts";

/**
 * What is looked at although it has no text of its own, and, gaps included, what a particle between two figures would seem
 * to belong to: `data-quiet` marks the figures that are in no such element.
 */
const shown =
	"svg,img,picture,canvas,video,table,pre,button,input,select,textarea,progress,meter,figure,dl,[data-quiet]";
/** Elements looked at in one go at most, so that a huge page costs no more than a long one. */
const mostElements = 4_000;

/**
 * Where the page shows texts, pictures and controls at the moment, in px of the window: what particles keep away from.
 * Branches outside of the window are not entered, hidden ones above all: to ask for a place in
 * one makes the browser lay it out. Reads the layout, so it is asked seldom and never while frames are due.
 * @param layer what the effects are painted in, left out itself
 */
export function findQuietAreas(root: Element, layer: Element): Area[] {
	const areas: Area[] = [];
	const range = document.createRange();
	const branches = [root];
	for (let seen = 0; branches.length > 0 && seen < mostElements; seen++) {
		const element = branches.pop() as Element;
		if (element === layer || element.hasAttribute("data-decoration") || element.hasAttribute("hidden")) continue;
		const box = element.getBoundingClientRect();
		const isBox = box.width > 1 && box.height > 1;
		if (isBox && (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)) continue;
		if (element.matches(shown)) {
			if (isBox) areas.push(box);
		} else if (hasText(element)) {
			// The lines themselves: a heading's box is as wide as the page.
			range.selectNodeContents(element);
			const lines = range.getBoundingClientRect();
			if (lines.width > 1 && lines.height > 1) areas.push(lines);
		} else branches.push(...element.children);
	}
	return areas;
}

function hasText(element: Element): boolean {
	for (let node = element.firstChild; node; node = node.nextSibling)
		if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) return true;
	return false;
}
