import { Glyph } from "./kanji.tsx";
import styles from "./loading-state.module.css";
import state from "./state.module.css";

/** `kanji` is the season's; `text` is a second, subdued line. */
export type LoadingStateProps = { title: string; kanji: string; text?: string };

// Three ticks of 36 each, brighter along the turn; 0.16 of a step is a tick, the rest of the ring a gap.
const TRAIL = "0.16 0.84 0.16 0.84 0.16 33.84";

/**
 * A rotating ring around the season's kanji. It stays invisible for 150 ms, so that a quick answer causes no flicker.
 * @example <LoadingState kanji="秋" title="Loading Autumn Dashboard" text="Preparing seasonal interface..." />
 */
export function LoadingState({ title, kanji, text }: LoadingStateProps) {
	return (
		<div role="status" className={`${state.state} ${styles.loading}`}>
			<div className={styles.ring}>
				<svg aria-hidden="true" viewBox="-59 -59 118 118" className={styles.ticks}>
					<circle r="50" strokeWidth="6" pathLength="36" strokeDasharray="0.16 0.84" />
					<circle r="51.5" strokeWidth="11" pathLength="36" strokeDasharray="0.16 2.84" />
					<g className={styles.trail}>
						{[0.3, 0.5, 0.75, 1].map((opacity, index) => (
							<g key={opacity} opacity={opacity}>
								<circle r="50" strokeWidth="6" pathLength="36" strokeDasharray={TRAIL} strokeDashoffset={-3 * index} />
								<circle
									r="51.5"
									strokeWidth="11"
									pathLength="36"
									strokeDasharray="0.16 35.84"
									strokeDashoffset={-3 * index}
								/>
							</g>
						))}
					</g>
				</svg>
				<span className={styles.kanji}>
					<Glyph kanji={kanji} />
				</span>
			</div>
			<p className={state.title}>{title}</p>
			{text && <p className={state.text}>{text}</p>}
		</div>
	);
}
