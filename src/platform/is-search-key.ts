/** Which key, and what was held with it. */
type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Whether a key opens and closes the search: K with Ctrl, or with Cmd on a Mac. By the letter that it types, whatever Caps Lock
 * says; where keys type no Latin letters, by its place.
 */
export const isSearchKey = (event: KeyPress): boolean =>
	(event.ctrlKey || event.metaKey) &&
	!event.altKey &&
	!event.shiftKey &&
	(/^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === "k" : event.code === "KeyK");
