import type { Locator, Page } from "@playwright/test";

/** The visible words of the page that are broken inside, where their column has no room for them. Code may be. */
export const brokenWords = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const broken: string[] = [];
		while (texts.nextNode()) {
			const text = texts.currentNode as Text;
			const element = text.parentElement;
			if (!element?.checkVisibility() || element.closest("code, pre")) continue;
			// Text for screen readers alone is clipped to a pixel.
			if (element.getBoundingClientRect().width < 3) continue;
			for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}\d]{3,}/gu)) {
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
				if (lines.size > 1) broken.push(`${word} (${element.tagName.toLowerCase()})`);
			}
		}
		return broken;
	});

/** Which of these words the text of an element does not contain. */
export async function missingFrom(element: Locator, words: readonly (string | RegExp)[]): Promise<(string | RegExp)[]> {
	const text = (await element.textContent()) ?? "";
	return words.filter((word) => (typeof word === "string" ? !text.includes(word) : !word.test(text)));
}
