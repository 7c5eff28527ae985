import { Badge } from "./badge.tsx";
import { Kanji, type KanjiWord } from "./kanji.tsx";
import { LIST } from "./list-role.ts";
import styles from "./timeline.module.css";

/**
 * `days` (1 to 7) sets the length of the segment; `progress` from 0 to 1 is how far the current phase has come. In a
 * general description, where no phase is reached, all are "described".
 */
export type Phase = {
	title: string;
	kanji: KanjiWord;
	days: 1 | 2 | 3 | 4 | 5 | 6 | 7;
	duration: string;
	note: string;
} & ({ state: "done" | "future" | "described" } | { state: "current"; progress: number; badge?: string });

/** Phases in order. */
export type TimelineProps = { phases: readonly Phase[] };

const STATE_WORDS = { done: "Done", current: "Now", future: "Upcoming", described: null };

/**
 * Phases whose lengths follow their durations: done solid, current ringed, future dashed, all ringed if they are only
 * described; upright where there is little room.
 * @example
 * <Timeline phases={[{ title: "Discussion", kanji, days: 7, duration: "3-7 days", note: "Anyone", state: "done" }]} />
 */
export function Timeline({ phases }: TimelineProps) {
	return (
		<div className={styles.room}>
			<ol {...LIST} className={styles.timeline}>
				{phases.map((phase) => (
					<li
						key={phase.title}
						aria-current={phase.state === "current" ? "step" : undefined}
						className={`${styles.phase} ${styles[phase.state]} ${styles[`days${phase.days}`]}`}
					>
						<div className={styles.track}>
							<span className={styles.node}>
								<Kanji {...phase.kanji} />
							</span>
							<PhaseLine solid={phase.state === "current" ? phase.progress : phase.state === "future" ? 0 : 1} />
						</div>
						<div className={styles.words}>
							<p className={styles.title}>
								{phase.title} {phase.state === "current" && phase.badge && <Badge>{phase.badge}</Badge>}
								<StateWords phase={phase} />
							</p>
							<p className={styles.duration}>{phase.duration}</p>
							<p className={styles.note}>{phase.note}</p>
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}

/** For screen readers, unless the badge says it. */
function StateWords({ phase }: { phase: Phase }) {
	const words = STATE_WORDS[phase.state];
	const isSaid = phase.state === "current" && phase.badge === words;
	return words && !isSaid && <span className="visually-hidden">, {words}</span>;
}

/** A line whose first part is solid and the rest dashed; `solid` from 0 to 1. */
function PhaseLine({ solid }: { solid: number }) {
	const end = `${solid * 100}%`;
	return (
		<svg aria-hidden="true" className={styles.line}>
			{solid > 0 && <line x2={end} y1="50%" y2="50%" className={styles.solid} />}
			{solid < 1 && <line x1={end} x2="100%" y1="50%" y2="50%" strokeDasharray="4 3" />}
		</svg>
	);
}
