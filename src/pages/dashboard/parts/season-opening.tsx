import { useMicroSeason } from "#src/almanac/use-micro-season.ts";
import { TickProgress } from "#src/charts/tick-progress.tsx";
import { seasonWords } from "#src/content/season-words.ts";
import { dayText, shortDayText } from "#src/figures/day-text.ts";
import { dayNoun } from "#src/figures/figure-text.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";
import type { Highlight } from "../dashboard-plan.ts";
import type { SeasonProgress } from "../season-progress.ts";
import styles from "./opening.module.css";
import { OpeningFigure, OpeningFrame, OpeningWord } from "./opening-frame.tsx";

interface SeasonOpeningProps {
	config: SeasonConfig;
	today: Date;
	progress: SeasonProgress;
	highlight: Highlight;
}

/** The opening of a season's dashboard: micro-season, days, multiplier, the season's own figure, and its progress. */
export function SeasonOpening({ config, today, progress, highlight }: SeasonOpeningProps) {
	const { name } = seasonWords[config.season];
	return (
		<OpeningFrame
			headline={
				<Headline season={name.toLowerCase()} date={progress.begun ? today : progress.start} begun={progress.begun} />
			}
			phrase={config.phrase}
			words={config.words.map((word) => <OpeningWord key={word.kanji} {...word} />)}
			days={<Days progress={progress} season={name.toLowerCase()} />}
			multiplier={`×${config.tokenMultiplier}`}
			highlight={<OpeningFigure figure={highlight.figure} unit={highlight.unit} label={highlight.how} />}
			progress={<Progress progress={progress} season={name} today={today} />}
		/>
	);
}

/** A season viewed before it starts shows its first micro-season. */
function Headline({ season, date, begun }: { season: string; date: Date; begun: boolean }) {
	const microSeason = useMicroSeason(date);
	if (!microSeason) return null;
	const { n, kanji, reading, meaning } = microSeason;
	return (
		<>
			<span lang="ja" aria-hidden="true" className={`${styles.vertical} ${kanji.length > 3 ? styles.four : ""}`}>
				{kanji}
			</span>
			<div>
				<h2 className={meaning.length > 28 ? styles.long : undefined}>{meaning}</h2>
				<p className={styles.reading}>
					<i>{reading}</i>
				</p>
				<p className={styles.count}>
					Micro-season {n} of 72, {begun ? "today" : `as ${season} begins`}
				</p>
			</div>
		</>
	);
}

function Days({ progress, season }: { progress: SeasonProgress; season: string }) {
	const [count, unit, label] = progress.begun
		? [progress.daysLeft, `${dayNoun(progress.daysLeft)} left`, `to ${dayText(progress.end)}`]
		: [progress.daysUntil, dayNoun(progress.daysUntil), `until ${season} begins, ${dayText(progress.start)}`];
	return <OpeningFigure figure={count} unit={unit} label={label} />;
}

/** A sentence for screen readers: of a meter some read the number alone, and some call it a progress bar. */
function Progress({ progress, season, today }: { progress: SeasonProgress; season: string; today: Date }) {
	const { of } = progress;
	const start = shortDayText(progress.start);
	const end = shortDayText(progress.end);
	const n = progress.begun ? progress.n : 0;
	const text = progress.begun ? `${shortDayText(today)}, day ${n} of ${of}` : `${of} days, not begun`;
	return (
		<>
			<p className="visually-hidden">
				{season}, {start} to {end}: {text}
			</p>
			<TickProgress now={progress.begun ? (n - 1) / of : undefined} />
			<p aria-hidden="true" className={styles.scale}>
				<span>{start}</span> <span className={styles.now}>{text}</span> <span>{end}</span>
			</p>
		</>
	);
}
