import type { Page } from "@playwright/test";

interface Sheet {
	width: number;
	height: number;
}

/** A4 and Letter in px, without their margins. */
export const paper: readonly Sheet[] = [
	{ width: 643, height: 972 },
	{ width: 665, height: 905 },
];

/**
 * Parts of the page in columns of a sheet's size, which a browser cuts as it cuts sheets.
 * @param parts a selector: what must not lie over one another
 * @returns how many sheets they take, and what is printed over something else
 */
export const printed = (page: Page, sheet: Sheet, parts: string): Promise<{ sheets: number; over: string[] }> =>
	page.getByRole("main").evaluate(
		(main, { width, height, parts }) => {
			Object.assign(main.style, { width: `${width}px`, height: `${height}px` });
			Object.assign(main.style, { columns: "1", columnFill: "auto", columnGap: "0" });
			const visible = [...main.querySelectorAll(parts)].filter((part) => part.checkVisibility());
			const boxes = visible.flatMap((part) => [...part.getClientRects()].map((box) => ({ part, box })));
			const isOver = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
				!one.part.contains(other.part) &&
				!other.part.contains(one.part) &&
				Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
				Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1;
			return {
				sheets: 1 + Math.max(...boxes.map(({ box }) => Math.floor(box.left / width))),
				over: boxes.flatMap((one, index) =>
					boxes
						.slice(index + 1)
						.filter((other) => isOver(one, other))
						.map((other) => `${one.part.textContent} / ${other.part.textContent}`),
				),
			};
		},
		{ ...sheet, parts },
	);
