import { seasonWords } from "#src/content/season-words.ts";
import { type Run, readings } from "../season-readings.ts";
import styles from "./reading-bars.module.css";

const MONTHS = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];
const yearDays = 365;
/** A run shorter than this has no room for its kanji. */
const shortDays = 20;
const newYear = new Date(2026, 0, 1);
const at = (days: number) => `${((days / yearDays) * 100).toFixed(2)}%`;

/**
 * The year twice, from January to December: divided by boundaries, and by months. Hidden from screen readers: the table
 * below has the same content.
 */
export function ReadingBars() {
	return (
		<div className={styles.bars}>
			<svg aria-hidden="true" width="100%" height="20">
				{MONTHS.map((month, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a month is identified by its number
					<text key={index} x={at((index + 0.5) * (yearDays / 12))} y="13" textAnchor="middle">
						{month}
					</text>
				))}
			</svg>
			<Bar label="By date" runs={readings.byDate} />
			<Bar label="By whole months" runs={readings.byMonth} />
		</div>
	);
}

function Bar({ label, runs }: { label: string; runs: readonly Run[] }) {
	return (
		<>
			<p aria-hidden="true">{label}</p>
			<svg aria-hidden="true" width="100%" height="40">
				{runs.map(({ season, first, days }, index) => {
					const start = Math.round((first.getTime() - newYear.getTime()) / 86_400_000);
					const end = start + days;
					return (
						<g key={first.getMonth()} className={styles[season]}>
							<rect x={at(start + (index > 0 ? 0.75 : 0))} width={at(end - start - 1.5)} y="28" height="10" rx="2" />
							{days > shortDays && (
								<text x={at((start + end) / 2)} y="20" textAnchor="middle" lang="ja">
									{seasonWords[season].kanji}
								</text>
							)}
						</g>
					);
				})}
			</svg>
		</>
	);
}
