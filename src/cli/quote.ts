import type { ValueKind } from "#src/content/commands/value-kinds.ts";

/**
 * A value as one POSIX shell word: unchanged if that is safe, otherwise in single quotes. In a local path the tilde
 * stays outside the quotes, so that the shell still expands it; in a path on a server it is left to the server.
 * @example quote("a b", "text") // "'a b'"
 * @example quote("it's", "text") // "'it'\\''s'"
 * @example quote("~/my site", "path") // "~/'my site'"
 */
export function quote(text: string, kind: ValueKind): string {
	// zsh expands a word that begins with = to the path of a program.
	if (/^(?!=)[\w@%+=:,./-]+$/.test(text)) return text;
	const isLocal = kind === "path" || kind === "file";
	if (isLocal && text === "~") return text;
	if (isLocal && text.startsWith("~/")) return text === "~/" ? text : `~/${quote(text.slice(2), "text")}`;
	return `'${text.replaceAll("'", "'\\''")}'`;
}
