import {
	type CSSProperties,
	useDeferredValue,
	useEffect,
	useEffectEvent,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { seasons } from "#src/content/seasons/seasons.ts";
import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { followSkips } from "./follow-skips.ts";
import { ringTravel } from "./ring-travel.ts";
import { type Ending, runTransition } from "./run-transition.ts";
import styles from "./transition-overlay.module.css";
import { type Phase, phasePercent } from "./transition-rules.ts";
import { TransitionWindow } from "./transition-window.tsx";
import { TransitionWords } from "./transition-words.tsx";
import type { ShownPassage } from "./use-passage.ts";
import { usePassageParticles } from "./use-passage-particles.ts";
import { usePassageSound } from "./use-passage-sound.ts";

export interface TransitionOverlayProps {
	passage: ShownPassage;
	onEnd: (how: Ending) => void;
}

/**
 * One passage: the old background fades out behind the page, and a sill with the season's window, words and progress
 * rises over its foot. The page stays readable and usable meanwhile.
 */
export function TransitionOverlay(shown: TransitionOverlayProps) {
	const { fromSeason, toSeason, durationMs, grounds } = shown.passage;
	const hasOldGrounds = useDarkMode().dark === grounds.dark;
	// The season and its old background take priority: a frame without the latter would flash. The sill may be late.
	const rises = useDeferredValue(true, false);
	const { from, to } = ringTravel(fromSeason, toSeason);
	const figures = {
		"--passage": `${durationMs}ms`,
		"--old-page": grounds.page,
		"--old-sill": grounds.sill,
		"--mark-from": `${from}deg`,
		"--mark-to": `${to}deg`,
	} as CSSProperties;
	return (
		<>
			{hasOldGrounds && <div className={styles.ground} style={figures} aria-hidden="true" data-decoration="" />}
			{rises && <Sill {...shown} style={figures} hasOldGrounds={hasOldGrounds} />}
		</>
	);
}

function Sill({
	passage,
	onEnd,
	style,
	hasOldGrounds,
}: TransitionOverlayProps & { style: CSSProperties; hasOldGrounds: boolean }) {
	const { fromSeason, toSeason, durationMs } = passage;
	const { name, soundscape } = seasons[toSeason].transition;
	const label = useId();
	const sill = useRef<HTMLElement>(null);
	const disc = useRef<HTMLDivElement>(null);
	const bar = useRef<HTMLSpanElement>(null);
	const particles = useRef<HTMLDivElement>(null);
	// Only the phase is rendered; whatever moves between two phases is animated by style sheets, or by the bar.
	const [phase, setPhase] = useState<Phase>("beginning");
	const ended = useEffectEvent(onEnd);

	useEffect(() => {
		if (!sill.current || !disc.current) return;
		const stops = [
			followSkips(sill.current, disc.current, () => ended("skipped")),
			runTransition(
				{ fromSeason, toSeason, durationMs },
				(state) => {
					bar.current?.style.setProperty("transform", `scaleX(${state.progress})`);
					setPhase(state.phase);
				},
				(how) => ended(how),
			),
		];
		return () => {
			for (const stop of stops) stop();
		};
	}, [fromSeason, toSeason, durationMs]);

	// The parts of the page that make room for it depend on this attribute.
	useLayoutEffect(() => {
		document.body.dataset.passage = phase;
		return () => {
			delete document.body.dataset.passage;
		};
	}, [phase]);

	usePassageSound(soundscape, durationMs);
	usePassageParticles(particles, seasons[toSeason], durationMs);

	return (
		<section ref={sill} className={styles.sill} style={style} data-phase={phase} aria-label="Season transition">
			<div className={styles.board} aria-hidden="true" data-decoration="">
				{hasOldGrounds && <div className={styles.oldBoard} />}
				<div className={`season-pattern ${styles.pattern}`} />
			</div>
			<div ref={particles} className={styles.particles} aria-hidden="true" data-decoration="" />
			<div>
				<div
					role="progressbar"
					className={styles.track}
					aria-labelledby={label}
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={phasePercent[phase]}
				>
					<span ref={bar} className={styles.bar} />
				</div>
				<p id={label} className={styles.label}>
					Transitioning to {name}
				</p>
			</div>
			<TransitionWindow ref={disc} />
			<TransitionWords season={toSeason} />
		</section>
	);
}
