import { partWords } from "#src/content/ceremonies/part-words.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import type { Season } from "#src/season/season.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { almanacBeginning, type TermOfSeason, termsOf } from "../season-terms.ts";
import styles from "./terms.module.css";

/** The six solar terms of a season with their eighteen micro-seasons, by their usual dates. */
export function Terms({ season }: { season: Season }) {
	const terms = termsOf(season);
	const turn = terms.find(({ begins }) => begins);
	const microSeasons = terms.flatMap((term) => term.microSeasons).length;
	const before = almanacBeginning(season);
	return (
		<SectionPart
			title={`${terms.length} solar terms, ${microSeasons} micro-seasons`}
			kanji={partWords.terms}
			introduction={`Our ${season} begins with ${terms[0]?.reading}. The almanac’s began with ${before.reading}, about ${before.from}, and ends when ${turn?.reading} brings its ${turn?.begins}. The days are the usual ones; those of this year are in the calendar.`}
		>
			<ol {...LIST} className={styles.terms}>
				{terms.map((term) => (
					<Term key={term.n} {...term} />
				))}
			</ol>
		</SectionPart>
	);
}

function Term({ kanji, reading, meaning, from, begins, microSeasons }: TermOfSeason) {
	return (
		<li className={styles.term}>
			<div>
				<h4>
					<span className={styles.kanji}>
						<Glyph kanji={kanji} />
					</span>
					<Reading reading={reading} meaning={meaning} />
				</h4>
				<p className={styles.from}>
					From about {from} {begins && <Badge>{seasonWords[begins].name} in the almanac</Badge>}
				</p>
			</div>
			<ol {...LIST} className={styles.micro}>
				{microSeasons.map((microSeason) => (
					<li key={microSeason.n} id={`micro-season-${microSeason.n}`}>
						<span lang="ja" aria-hidden="true" className={styles.upright}>
							{microSeason.kanji}
						</span>
						<div>
							<p className={styles.meaning}>{microSeason.meaning}</p>
							<p className={styles.reading}>{microSeason.reading}</p>
							<p className={styles.from}>
								{microSeason.n}, from {microSeason.from}
							</p>
						</div>
					</li>
				))}
			</ol>
		</li>
	);
}
