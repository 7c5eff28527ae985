import { shortWord } from "./short-word.ts";

/**
 * A sentence with code between backticks. Options and short names in it are not broken at their hyphens.
 * @example <InlineCode>Reads `cherry.toml` first.</InlineCode>
 */
export function InlineCode({ children }: { children: string }) {
	return children.split("`").map((piece, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have nothing but their place
		index % 2 === 1 ? <code key={index}>{piece.split(shortWord).map(whole)}</code> : piece,
	);
}

/** Of a text split at its short words, every second part is one. */
const whole = (part: string, index: number) =>
	index % 2 === 1 ? (
		<span key={`${index}`} className="whole">
			{part}
		</span>
	) : (
		part
	);
