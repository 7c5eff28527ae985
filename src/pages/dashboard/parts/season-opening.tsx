import { useMicroSeason } from "#src/almanac/use-micro-season.ts";
import { TickProgress } from "#src/charts/tick-progress.tsx";
import { seasonWords } from "#src/content/season-words.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import type { Highlight } from "../dashboard-plan.ts";
import { daysText, dayText, shortDayText } from "#src/figures/figure-text.ts";
import type { SeasonProgress } from "../season-progress.ts";
import styles from "./opening.module.css";

interface SeasonOpeningProps {
	config: SeasonConfig;
	today: Date;
	progress: SeasonProgress;
	highlight: Highlight;
}

/** The opening of a season's dashboard: micro-season, days, multiplier, the season's own figure, and how far it is. */
export function SeasonOpening({ config, today, progress, highlight }: SeasonOpeningProps) {
	const { name } = seasonWords[config.season];
	return (
		<div className={styles.opening}>
			<Headline season={name.toLowerCase()} date={progress.begun ? today : progress.start} begun={progress.begun} />
			<p className={styles.phrase}>{config.phrase}</p>
			<p className={`traditional ${styles.words}`}>
				{config.words.map((word) => (
					<span key={word.kanji}>
						<Glyph kanji={word.kanji} /> <Reading {...word} />
					</span>
				))}
			</p>
			<div className={styles.figures} data-quiet="">
				<Days progress={progress} season={name.toLowerCase()} />
				<p>
					<span className={styles.figure}>×{config.tokenMultiplier}</span>
					<span className={styles.label}>on Seeds you earn</span>
				</p>
				<p>
					<span className={styles.figure}>
						{highlight.figure}
						{highlight.unit && <span className={styles.unit}> {highlight.unit}</span>}
					</span>
					<span className={styles.label}>{highlight.how}</span>
				</p>
			</div>
			<Progress progress={progress} season={name} today={today} />
		</div>
	);
}

/** A season looked at ahead of its time is shown by the micro-season it begins with. */
function Headline({ season, date, begun }: { season: string; date: Date; begun: boolean }) {
	const microSeason = useMicroSeason(date);
	return (
		<div className={styles.headline}>
			{microSeason && (
				<>
					<span
						lang="ja"
						aria-hidden="true"
						className={`${styles.vertical} ${microSeason.kanji.length > 3 ? styles.four : ""}`}
					>
						{microSeason.kanji}
					</span>
					<div>
						<h2 className={microSeason.meaning.length > 28 ? styles.long : undefined}>{microSeason.meaning}</h2>
						<p className={styles.reading}>
							<i>{microSeason.reading}</i>
						</p>
						<p className={styles.count}>
							Micro-season {microSeason.n} of 72, {begun ? "today" : `as ${season} begins`}
						</p>
					</div>
				</>
			)}
		</div>
	);
}

function Days({ progress, season }: { progress: SeasonProgress; season: string }) {
	const [count, unit, label] = progress.begun
		? [progress.daysLeft, `${daysText(progress.daysLeft)} left`, `to ${dayText(progress.end)}`]
		: [progress.daysUntil, daysText(progress.daysUntil), `until ${season} begins, ${dayText(progress.start)}`];
	return (
		<p>
			<span className={styles.figure}>
				{count} <span className={styles.unit}>{unit}</span>
			</span>
			<span className="visually-hidden">, </span>
			<span className={styles.label}>{label}</span>
		</p>
	);
}

/** A gauge, not a progress bar: nothing is loading. */
function Progress({ progress, season, today }: { progress: SeasonProgress; season: string; today: Date }) {
	const { of, start, end } = progress;
	const n = progress.begun ? progress.n : 0;
	const text = progress.begun ? `${shortDayText(today)}, day ${n} of ${of}` : `${of} days, not begun`;
	const now = progress.begun ? { now: (n - 1) / of } : {};
	return (
		<div className={styles.progress}>
			<meter
				className="visually-hidden"
				aria-label={`${season}, days gone by`}
				min={0}
				max={of}
				value={n}
				aria-valuetext={text}
			/>
			<TickProgress {...now} />
			<p className={styles.scale}>
				<span>{shortDayText(start)}</span> <span className={styles.now}>{text}</span> <span>{shortDayText(end)}</span>
			</p>
		</div>
	);
}
