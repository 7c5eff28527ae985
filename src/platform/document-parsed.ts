/**
 * Resolves once the whole document has arrived and been parsed; at once where it has. A module script that was added to the
 * document does not wait for that: on a slow network it runs while the rest of the page is still on its way.
 */
export async function documentParsed(): Promise<void> {
	if (document.readyState !== "loading") return;
	await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed, { once: true }));
}
