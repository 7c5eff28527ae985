/**
 * Resolves once the whole document has arrived and been parsed; at once if it already has. A module script that was
 * added to the document does not wait for parsing: on a slow network it runs while the rest of the page is still
 * arriving.
 */
export async function documentParsed(): Promise<void> {
	if (document.readyState !== "loading") return;
	await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed, { once: true }));
}
