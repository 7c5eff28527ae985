import type { ValueKind } from "#src/content/commands/value-kinds.ts";

/**
 * A value as one word of a POSIX shell: as it is where that is safe, else between single quotation marks. Of a path on
 * this machine the home sign stays outside them, so that the shell still reads it; a path on a server is left to the server.
 * @example quote("a b", "text") // "'a b'"
 * @example quote("it's", "text") // "'it'\\''s'"
 * @example quote("~/my site", "path") // "~/'my site'"
 */
export function quote(text: string, kind: ValueKind): string {
	// zsh takes a word that begins with = for the path of a program.
	if (/^(?!=)[\w@%+=:,./-]+$/.test(text)) return text;
	const isLocal = kind === "path" || kind === "file";
	if (isLocal && text === "~") return text;
	if (isLocal && text.startsWith("~/")) return text === "~/" ? text : `~/${quote(text.slice(2), "text")}`;
	return `'${text.replaceAll("'", "'\\''")}'`;
}
