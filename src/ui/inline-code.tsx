/**
 * A sentence with code between backticks.
 * @example <InlineCode>Reads `cherry.toml` first.</InlineCode>
 */
export function InlineCode({ children }: { children: string }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have nothing but their place
	return children.split("`").map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
