/** Escapes text for the content of an element or an attribute, in XML and in HTML. */
export function escapeMarkup(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** An XML document from its lines. */
export function xmlDocument(lines: readonly string[]): string {
	return ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ""].join("\n");
}
