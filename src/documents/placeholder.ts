import { documentPlaceholder as words } from "#src/content/document-placeholder.ts";

/**
 * The page that is shown in place of a document that could not be read: built from the document's title, description and
 * path, and today's date.
 * @param date local time; its time of day is ignored
 * Specification 8
 */
export function placeholderMarkdown(
	document: { title: string; description: string; path: string },
	date: Date,
): string {
	const { detailLabels: labels } = words;
	const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
	return `${escapeMarkdown(document.description)}

${words.what}

## ${words.causesHeading}

${list(words.causes)}

## ${words.curesHeading}

${list(words.cures)}

## ${words.detailsHeading}

| | |
|---|---|
| ${labels.document} | ${escapeMarkdown(document.title)} |
| ${labels.file} | \`${document.path.replaceAll("`", "")}\` |
| ${labels.date} | ${formatDate(date)} |
`;
}

/** Text as it is, whatever markdown might read into it. */
function escapeMarkdown(text: string): string {
	return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]()<>#+\-!|~&:@.]/g, "\\$&");
}

/** @example formatDate(new Date(2026, 10, 21)) // "21 November 2026" */
function formatDate(date: Date): string {
	return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" }).format(date);
}
