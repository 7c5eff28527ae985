import type { ValueKind } from "#src/content/commands/value-kinds.ts";

/**
 * A value as one word of a POSIX shell and of fish: unchanged if that is safe, otherwise in single quotes. In a local
 * path the tilde stays outside the quotes, so that the shell still expands it; in a path on a server it is left to the
 * server.
 * @example quote("a b", "text") // "'a b'"
 * @example quote("it's", "text") // "'it'\\''s'"
 * @example quote("~/my site", "path") // "~/'my site'"
 */
export function quote(text: string, kind: ValueKind): string {
	// zsh replaces a word that begins with = with the path of a program, fish %self with its own process.
	if (/^(?![=%])[\w@%+=:,./-]+$/.test(text)) return text;
	const isLocal = kind === "path" || kind === "file";
	if (isLocal && text === "~") return text;
	if (isLocal && text.startsWith("~/")) return text === "~/" ? text : `~/${quote(text.slice(2), "text")}`;
	// fish reads `\'` and `\\` as escapes, even in single quotes: such a backslash stays outside them.
	return `'${text.replace(/'|\\(?=[\\']|$)/g, "'\\$&'")}'`;
}
