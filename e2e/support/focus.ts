import type { Page } from "@playwright/test";

interface Outline {
	style: string;
	/** In px. */
	width: number;
	colour: string;
	offset: string;
}

/** A stop of the keyboard: its markup, whether it was in the window, and its outline with the focus and without. */
interface Stop {
	markup: string;
	seen: boolean;
	focused: Outline;
	left: Outline;
}

/**
 * Goes on with Tab, by so many stops and one more. A field that is itself invisible, such as a radio button behind its
 * label, shows the focus by what is around it.
 */
export async function stopsAhead(page: Page, count: number): Promise<Stop[]> {
	const stops: Stop[] = [];
	for (let passed = 0; passed < count; passed++) {
		if (passed === 0) await page.keyboard.press("Tab");
		const mark = await page.evaluateHandle(() => {
			const field = document.activeElement as HTMLElement;
			const invisible = field.matches("input, select") && getComputedStyle(field).opacity === "0";
			return invisible ? (field.parentElement as HTMLElement) : field;
		});
		const outline = () =>
			mark.evaluate((element): Outline => {
				const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
				return {
					style: outlineStyle,
					width: Number.parseFloat(outlineWidth),
					colour: outlineColor,
					offset: outlineOffset,
				};
			});
		const place = await mark.evaluate((element) => {
			const { left, right, top, bottom } = element.getBoundingClientRect();
			const seen = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
			return { markup: element.outerHTML.slice(0, 90), seen };
		});
		const focused = await outline();
		await page.keyboard.press("Tab");
		stops.push({ ...place, focused, left: await outline() });
	}
	return stops;
}

/** Stops that do not show that they have the focus: without an outline, or with the same as without the focus. */
export const unmarked = (stops: Stop[]): string[] =>
	stops
		.filter(({ focused, left }) => {
			const drawn = focused.style !== "none" && focused.width >= 2 && focused.colour !== "rgba(0, 0, 0, 0)";
			return !drawn || JSON.stringify(focused) === JSON.stringify(left);
		})
		.map(({ markup }) => markup);
