/** Which key, and the modifiers held with it. */
type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Whether a key opens and closes the search: K with Ctrl, or with Cmd on a Mac. Recognised by the letter it types,
 * regardless of Caps Lock; on layouts without Latin letters, by its position.
 */
export const isSearchKey = (event: KeyPress): boolean =>
	(event.ctrlKey || event.metaKey) &&
	!event.altKey &&
	!event.shiftKey &&
	(/^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === "k" : event.code === "KeyK");
