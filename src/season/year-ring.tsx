import type { ReactNode } from "react";
import { SEASONS } from "./season.ts";
import styles from "./year-ring.module.css";

/** A season's kanji beside its arc. */
export type RingLabel = { kanji: string; angle: number };

/**
 * Angles are degrees clockwise from the top, where winter begins; spring begins at 90. `now` sets the red mark;
 * `children` is the season's window: art of 700 by 680 whose circle is centred at (330, 350), so that a branch may
 * extend beyond the ring (the parent clips what would widen the page).
 */
export type YearRingProps = { now?: number | undefined; labels?: readonly RingLabel[]; children?: ReactNode };

/** Degrees left open between two seasons' arcs. */
const GAP = 2.4;
/** Degrees a label needs on either side. */
const LABEL_ROOM = 7;

/**
 * The year: 72 ticks for the micro-seasons, longer at the 24 solar terms, four arcs for the seasons. Decorative: the
 * date it shows is beside it as text.
 * @example <YearRing now={95} labels={[{ kanji: "春", angle: 135 }]}><img src={window} alt="" /></YearRing>
 */
export function YearRing({ now, labels = [], children }: YearRingProps) {
	// A label too close to the mark of now is left out.
	const clear = labels.filter(({ angle }) => now === undefined || Math.abs(angle - now) > LABEL_ROOM);
	return (
		<div className={styles.ring}>
			<svg aria-hidden="true" viewBox="-300 -300 600 600" className={styles.year}>
				{/* Ticks are the dashes of circles measured in degrees; the half-dash offset centres them on their angle. */}
				<g transform="rotate(-90)" className={styles.ticks}>
					<circle r="255.5" strokeWidth="5" pathLength="360" strokeDasharray=".25 4.75" strokeDashoffset=".125" />
					<circle r="259" strokeWidth="12" pathLength="360" strokeDasharray=".3 14.7" strokeDashoffset=".15" />
					<circle r="259" strokeWidth="12" pathLength="360" strokeDasharray=".5 89.5" strokeDashoffset=".25" />
				</g>
				<g transform="rotate(-90)" strokeWidth="2.5">
					{SEASONS.map((season, index) => (
						<circle
							key={season}
							r="244"
							pathLength="360"
							strokeDasharray={`${90 - GAP} ${270 + GAP}`}
							strokeDashoffset={-(index + 1) * 90 - GAP / 2}
							className={styles[season]}
						/>
					))}
				</g>
				{clear.map(({ kanji, angle }) => (
					<text
						key={kanji}
						lang="ja"
						x={Math.round(Math.sin((angle * Math.PI) / 180) * 286)}
						y={Math.round(-Math.cos((angle * Math.PI) / 180) * 286)}
						className={styles.label}
					>
						{kanji}
					</text>
				))}
				{now !== undefined && (
					<g transform={`rotate(${now})`} className={styles.now}>
						<path d="M0-251V-278" strokeWidth="2.5" />
						<circle cy="-284" r="4.5" />
					</g>
				)}
			</svg>
			{children && <div className={styles.window}>{children}</div>}
		</div>
	);
}
