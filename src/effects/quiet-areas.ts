import type { Area } from "./quiet-map.ts";

/**
 * Elements that count even without text of their own, gaps included, because a particle between two figures would seem
 * to belong to them. `data-quiet` marks figures that are in no such element.
 */
const shown =
	"svg,img,picture,canvas,video,table,pre,button,input,select,textarea,progress,meter,figure,dl,[data-quiet]";
/** Maximum number of elements visited in one pass, so that a huge page costs no more than a long one. */
const maxElements = 4_000;

/**
 * The areas in which the page currently shows text, pictures and controls, in px of the window: particles keep away
 * from them. Branches outside the window are not entered, hidden ones in particular, because measuring inside one
 * forces a layout of it. This reads layout, so call it rarely and never while frames are due.
 * @param layer the element that the effects are painted in, which is skipped
 */
export function findQuietAreas(root: Element, layer: Element): Area[] {
	const areas: Area[] = [];
	const range = document.createRange();
	const branches = [root];
	for (let seen = 0; branches.length > 0 && seen < maxElements; seen++) {
		const element = branches.pop() as Element;
		if (element === layer || element.hasAttribute("data-decoration") || element.hasAttribute("hidden")) continue;
		const box = element.getBoundingClientRect();
		const isBox = box.width > 1 && box.height > 1;
		if (isBox && (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)) continue;
		if (element.matches(shown)) {
			if (isBox) areas.push(box);
		} else if (hasText(element)) {
			// The lines themselves: the box of a heading is as wide as the page.
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
