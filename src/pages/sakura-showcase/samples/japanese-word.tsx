import { JapaneseWord } from "#src/ui/japanese-word.tsx";
import { Kanji } from "#src/ui/kanji.tsx";

export function JapaneseWordSample() {
	return (
		<p>
			Light through leaves is called <JapaneseWord kanji="木漏れ日" reading="komorebi" meaning="sun between trees" />. A
			kanji that stands alone says its reading to whoever hears the page:{" "}
			<Kanji kanji="庭" reading="niwa" meaning="garden" />.
		</p>
	);
}
