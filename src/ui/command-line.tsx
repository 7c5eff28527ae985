/** Options of any length, and short names with a hyphen. */
const unbroken = /(--\S+|(?<!\S)(?=\S*-)\S{2,16}(?!\S))/;

/**
 * A command as it is typed, for a `CodeBlock` with a prompt: the line may break beside an option or a name, never within it.
 * @example <CommandLine>cherry servers restart web-03 --force</CommandLine>
 */
export function CommandLine({ children }: { children: string }) {
	return children.split(unbroken).map((part, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line have nothing but their place
		index % 2 === 1 ? <span key={index}>{part}</span> : part,
	);
}
