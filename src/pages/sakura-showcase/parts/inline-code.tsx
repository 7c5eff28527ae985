/** A sentence in which what stands between backticks is code. */
export function InlineCode({ text }: { text: string }) {
	return text.split("`").map((piece, index) => {
		// biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
		return index % 2 === 0 ? piece : <code key={index}>{piece}</code>;
	});
}
