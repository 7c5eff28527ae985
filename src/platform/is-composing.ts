/**
 * Whether a key is an input method's own: the Enter that ends a composition chooses nothing, and Control+K makes katakana.
 * Safari says so by the key's code alone, because it ends the composition before it tells of the key.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
	event.isComposing || event.keyCode === 229;
