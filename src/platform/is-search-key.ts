/**
 * Whether a key opens and closes the search: K with Ctrl, or with Cmd on a Mac. By the letter that it types, whatever Caps Lock
 * says; where keys type no Latin letters, by its place.
 */
export const isSearchKey = ({
	key,
	code,
	ctrlKey,
	metaKey,
	altKey,
	shiftKey,
}: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): boolean =>
	(ctrlKey || metaKey) && !altKey && !shiftKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK");
