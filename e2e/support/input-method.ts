import type { Page } from "@playwright/test";

/** Simulates an input method (IME), for example for Japanese, in the focused field. */
export async function inputMethod(page: Page) {
	const session = await page.context().newCDPSession(page);
	return {
		/** Shows uncommitted text; keys pressed now go to the input method. */
		compose: (text: string) =>
			session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
		/** Ends the composition with this text. */
		settle: (text: string) => session.send("Input.insertText", { text }),
	};
}
