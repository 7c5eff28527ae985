const japanese = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)/u;

/**
 * A text of content with its Japanese runs marked as such.
 * @example <JapaneseRuns text="Haru (春, spring) is here." />
 */
export function JapaneseRuns({ text }: { text: string }) {
	// Of a text split at its Japanese runs, every second part is one.
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
