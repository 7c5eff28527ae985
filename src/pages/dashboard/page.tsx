import { useRef } from "react";
import { seasonWords } from "#src/content/season-words.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { isSeason, SEASONS } from "#src/season/season.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { SeasonWindow } from "#src/season/season-window.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { PatternBand } from "#src/ui/pattern-band.tsx";
import { dashboards } from "./dashboards.ts";
import styles from "./page.module.css";
import { SeasonDashboard } from "./season-dashboard.tsx";
import { YearRoundDashboard } from "./year-round-dashboard.tsx";

export const description =
	"The season’s progress, its multiplier, community and infrastructure metrics, wallet and servers.";

/**
 * The seasonal dashboard. Title and window are fixed; beside and below them, the current season's dashboard replaces
 * the content that is true in every season, which is all that prerendered markup can contain. Specification 2.5.
 */
export default function DashboardPage() {
	const { season, today } = useSeason();
	const title = useRef<HTMLHeadingElement>(null);
	return (
		<div className={styles.page}>
			<PatternBand />
			<div className={styles.grid}>
				<div className={styles.window} aria-hidden="true">
					<SeasonWindow />
				</div>
				<div className={styles.title}>
					<h1 ref={title} tabIndex={-1}>
						{siteMapEntry("dashboard").title}
					</h1>
					<SeasonName />
				</div>
				{season && today ? (
					<SeasonDashboard
						season={season}
						today={today}
						onRetry={() => title.current?.focus({ preventScroll: true })}
					/>
				) : (
					<YearRoundDashboard />
				)}
			</div>
		</div>
	);
}

/** Fetches the dashboard of the season on the page as soon as a visitor is likely to follow a link here. */
export async function preload(): Promise<void> {
	const { season } = document.documentElement.dataset;
	if (isSeason(season)) await dashboards[season].prefetch();
}

/** The season's name, selected by style sheets: known before the first paint, and absent without script. */
function SeasonName() {
	return (
		<p className={styles.season}>
			{SEASONS.map((season) => (
				<span key={season} data-season-word={season}>
					<Glyph kanji={seasonWords[season].kanji} /> {seasonWords[season].name}
				</span>
			))}
		</p>
	);
}
