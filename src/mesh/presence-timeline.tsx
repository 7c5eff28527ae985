import { Drawing } from "#src/ui/drawing.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./presence.module.css";
import type { Presence, Stretch } from "./presence.ts";

/** A beat that was due, and whether it arrived. */
export interface Beat {
	at: number;
	arrived: boolean;
}

/**
 * `title` and `summary` describe the drawing in words. All times are in seconds, from 0 to `until`; `ticks` are the
 * labels under the axis, `mark` is one labelled moment.
 */
export interface PresenceTimelineProps {
	title: string;
	summary: string;
	beats: readonly Beat[];
	stretches: readonly Stretch[];
	until: number;
	ticks: readonly { at: number; label: string }[];
	mark?: { at: number; words: string };
}

/** Names of the opinions. */
export const presenceWords: Record<Presence, string> = { present: "Present", suspect: "Suspect", gone: "Gone" };

const OPINIONS = ["present", "suspect", "gone"] as const;
const BEATS_Y = 34;
const BAND_Y = 54;
const BAND_HEIGHT = 28;

/**
 * Beats above the neighbour's opinions, which are solid, hatched or hollow, so that they are not distinguished by
 * colour.
 */
export function PresenceTimeline({ title, summary, beats, stretches, until, ticks, mark }: PresenceTimelineProps) {
	const x = (at: number) => `${((at / until) * 100).toFixed(2)}%`;
	return (
		<div className={styles.frame}>
			<ul {...LIST} className={styles.legend}>
				{([true, false] as const).map((arrived) => (
					<li key={String(arrived)}>
						<svg aria-hidden="true" width="16" height="16">
							<BeatMark x="8" y={8} arrived={arrived} />
						</svg>
						{arrived ? "Beat" : "Lost beat"}
					</li>
				))}
				{OPINIONS.map((presence) => (
					<li key={presence}>
						<svg aria-hidden="true" width="28" height="16">
							<Band presence={presence} x="1" end="27" width="26" y={1} height={14} />
						</svg>
						{presenceWords[presence]}
					</li>
				))}
			</ul>
			<div className={styles.drawing}>
				<Drawing says={`${title}. ${summary}`} width="100%" height="112">
					{stretches.map(({ presence, from, to }) => (
						<Band key={from} presence={presence} x={x(from)} end={x(to)} width={x(to - from)} />
					))}
					{beats.map(({ at, arrived }) => (
						<BeatMark key={at} x={x(at)} y={BEATS_Y} arrived={arrived} />
					))}
					{mark && (
						<>
							<line x1={x(mark.at)} x2={x(mark.at)} y1="18" y2={BAND_Y + BAND_HEIGHT} className={styles.mark} />
							<text x={x(mark.at)} y="12" className={styles.words}>
								{mark.words}
							</text>
						</>
					)}
					<line x1="0" x2="100%" y1="90" y2="90" className={styles.axis} />
					{ticks.map(({ at, label }) => (
						<g key={at} className={styles.tick}>
							<line x1={x(at)} x2={x(at)} y1="90" y2="95" className={styles.axis} />
							<text x={x(at)} y="109" textAnchor={at === 0 ? "start" : at === until ? "end" : "middle"}>
								{label}
							</text>
						</g>
					))}
				</Drawing>
			</div>
		</div>
	);
}

/** A filled dot, or a cross. */
function BeatMark({ x, y, arrived }: { x: string; y: number; arrived: boolean }) {
	if (arrived) return <circle cx={x} cy={y} r="5.5" className={styles.beat} />;
	return (
		<svg x={x} y={y} width="1" height="1" overflow="visible" aria-hidden="true">
			<path d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5" className={styles.lost} />
		</svg>
	);
}

interface BandProps {
	presence: Presence;
	x: string;
	end: string;
	width: string;
	y?: number;
	height?: number;
}

function Band({ presence, x, end, width, y = BAND_Y, height = BAND_HEIGHT }: BandProps) {
	const middle = y + height / 2;
	if (presence === "suspect")
		return <line x1={x} x2={end} y1={middle} y2={middle} strokeWidth={height} className={styles.suspect} />;
	return <rect x={x} y={y} width={width} height={height} className={styles[presence]} />;
}
