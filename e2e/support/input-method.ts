import type { Page } from "@playwright/test";

/** An input method at work in the field that has the focus, as the one for Japanese. */
export async function inputMethod(page: Page) {
	const session = await page.context().newCDPSession(page);
	return {
		/** Shows what is not settled yet; keys pressed now are the method's. */
		compose: (text: string) =>
			session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
		/** Ends the composition with this text. */
		settle: (text: string) => session.send("Input.insertText", { text }),
	};
}
