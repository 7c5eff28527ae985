import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { ringLabelsBeside } from "#src/season/ring-labels.ts";
import { nextSeason, type Season } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { YearRing } from "#src/season/year-ring.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { seasonLength } from "../season-readings.ts";
import { windows } from "../windows.ts";
import styles from "./season-face.module.css";

/** A season's phrase, figures and window, whatever season is shown elsewhere. */
export function SeasonFace({ season }: { season: Season }) {
	const { theme, phrase, culturalPhase, tokenMultiplier, ceremony } = seasons[season];
	const { common, leap } = seasonLength(season);
	return (
		<div className={styles.face}>
			<div>
				<p className={styles.phrase}>{phrase}</p>
				<FigureRows
					rows={[
						{ label: "From and to", figure: seasonSpan(season) },
						{ label: "Days", figure: common === leap ? String(common) : `${common}, or ${leap} with 29 February` },
						{ label: "Theme", figure: theme },
						{ label: "Cultural phase", figure: culturalPhase },
						{
							label: "Multiplier on Seeds earned",
							figure: `×${tokenMultiplier}`,
							how: `100 Seeds × ${tokenMultiplier} = ${Math.round(100 * tokenMultiplier)}`,
						},
						{ label: "Ceremony", figure: ceremony },
						{ label: "Comes next", figure: seasonWords[nextSeason(season)].name },
					]}
				/>
				<FinePrint>
					<PageLink to={`/ceremonies#${season}`}>The {ceremony} ceremony</PageLink>. The multiplier is on{" "}
					<PageLink to="/guides/glossary#cherry-seeds">Cherry Seeds</PageLink>, not on CHERRY.
				</FinePrint>
			</div>
			<div className={styles.window}>
				<YearRing labels={ringLabelsBeside(season)}>
					<img src={windows[season].light} alt="" width="700" height="680" loading="lazy" className={styles.light} />
					<img src={windows[season].dark} alt="" width="700" height="680" loading="lazy" className={styles.dark} />
				</YearRing>
			</div>
		</div>
	);
}
