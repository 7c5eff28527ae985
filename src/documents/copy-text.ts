/** The part of a DOM element that `copyTextOf` uses. */
interface CodeElement {
	textContent: string | null;
	querySelectorAll(selector: ".command"): Iterable<{ textContent: string | null }>;
}

/**
 * The text that "copy" takes from a code block: from a session only its commands, without prompts and output; from
 * anything else all of it.
 * @param code the `code` element of the block
 */
export function copyTextOf(code: CodeElement): string {
	const commands = [...code.querySelectorAll(".command")];
	return commands.length > 0 ? commands.map((line) => line.textContent).join("\n") : (code.textContent ?? "");
}

/** A document without the comments that name the sources of its figures, except where code quotes one. */
export const withoutComments = (markdown: string): string => markdown.replace(/(`[^`\n]*`)|<!--.*?-->/g, "$1");
