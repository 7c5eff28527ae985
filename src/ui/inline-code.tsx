import { shortWord } from "./short-word.ts";
import { Unbroken } from "./unbroken.tsx";

/**
 * A sentence with code between backticks. Options and short names in it do not break at their hyphens.
 * @example <InlineCode>Reads `cherry.toml` first.</InlineCode>
 */
export function InlineCode({ children }: { children: string }) {
	return children.split("`").map((piece, index) => {
		const key = `${index}`;
		return index % 2 === 1 ? (
			<code key={key}>
				<Unbroken within={shortWord}>{piece}</Unbroken>
			</code>
		) : (
			piece
		);
	});
}
