/**
 * A command as it is typed, for a `CodeBlock` with a prompt: the line may break beside an option, never within it.
 * @example <CommandLine>cherry servers list --status online</CommandLine>
 */
export function CommandLine({ children }: { children: string }) {
	return children.split(/(--\S+)/).map((part, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line have nothing but their place
		index % 2 === 1 ? <span key={index}>{part}</span> : part,
	);
}
