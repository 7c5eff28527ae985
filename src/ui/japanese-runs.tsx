/** `ー` is of no script: it lengthens a vowel in both kana. */
const japanese = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)/u;

/**
 * A text with its Japanese runs marked as such.
 * @example <JapaneseRuns text="Haru (春, spring) is here." />
 */
export function JapaneseRuns({ text }: { text: string }) {
	// Splitting by a capturing group puts the Japanese runs at the odd indices.
	return text.split(japanese).map((part, index) => {
		const key = `${index}`;
		return index % 2 === 0 ? (
			part
		) : (
			<span key={key} lang="ja">
				{part}
			</span>
		);
	});
}
