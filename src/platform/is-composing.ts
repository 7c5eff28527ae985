/**
 * Whether a key belongs to an input method: the Enter that ends a composition chooses nothing, and Control+K makes
 * katakana. Safari signals this by the key code alone, because it ends the composition before it dispatches the key
 * event.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
	event.isComposing || event.keyCode === 229;
