/** Text as the content of an element or an attribute of XML. */
export function escapeXml(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** A document of XML from its lines. */
export function xmlDocument(lines: readonly string[]): string {
	return ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ""].join("\n");
}
