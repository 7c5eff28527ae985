import { seasons } from "#src/content/seasons/seasons.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import type { Season } from "#src/season/season.ts";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./words-of-season.module.css";

/** The season's three kanji elements. Specification 3 (season visual data). */
export function WordsOfSeason({ season }: { season: Season }) {
	return (
		<SectionPart title="Its words">
			<ul {...LIST} className={styles.words}>
				{seasons[season].words.map((word) => (
					<li key={word.kanji}>
						<span className={styles.kanji}>
							<Glyph kanji={word.kanji} />
						</span>
						<Reading {...word} />
					</li>
				))}
			</ul>
		</SectionPart>
	);
}
