/** The part of a DOM element that `copyTextOf` asks for. */
interface CodeElement {
	textContent: string | null;
	querySelectorAll(selector: ".command"): Iterable<{ textContent: string | null }>;
}

/**
 * What "copy" takes from a code block: of a session only its commands, without prompts and output; of anything else the
 * whole.
 * @param code the `code` element of the block
 */
export function copyTextOf(code: CodeElement): string {
	const commands = [...code.querySelectorAll(".command")];
	return commands.length > 0 ? commands.map((line) => line.textContent).join("\n") : (code.textContent ?? "");
}
