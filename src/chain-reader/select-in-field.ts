import type { Span } from "#src/chain/chain-answer-error.ts";

/**
 * Selects a range of a field's text and scrolls it into the middle of the field: browsers scroll by themselves only for
 * keys.
 */
export function selectInField(field: HTMLTextAreaElement, [from, to]: Span): void {
	// Measures the vertical position with the preceding text in a field of the same width.
	const ruler = field.cloneNode() as HTMLTextAreaElement;
	ruler.value = field.value.slice(0, to);
	field.after(ruler);
	const height = ruler.scrollHeight;
	ruler.remove();
	field.setSelectionRange(from, to);
	field.focus({ preventScroll: true });
	field.scrollIntoView({ block: "center" });
	field.scrollTop = height > field.clientHeight ? height - field.clientHeight / 2 : 0;
}
