import type { Span } from "#src/chain/chain-answer-error.ts";

/** Selects a part of a field's text and brings it into the middle of the field: of itself, a browser does so for keys alone. */
export function selectInField(field: HTMLTextAreaElement, [from, to]: Span): void {
	// How far down it is, the text up to there says, in a field of the same width.
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
