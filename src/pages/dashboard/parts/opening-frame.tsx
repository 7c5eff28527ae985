import type { ReactNode } from "react";
import type { Season } from "#src/season/season.ts";
import { Glyph, type KanjiWord, Reading } from "#src/ui/kanji.tsx";
import styles from "./opening.module.css";

interface OpeningFrameProps {
	headline?: ReactNode;
	phrase: ReactNode;
	/** `OpeningWord` elements. */
	words: ReactNode;
	/** Three figures: an `OpeningFigure`, the multiplier on Seeds, and another `OpeningFigure`. */
	days?: ReactNode;
	multiplier: ReactNode;
	highlight?: ReactNode;
	progress: ReactNode;
	/** A placeholder for content that is loading: hidden from screen readers, and not rendered without script. */
	reserved?: boolean;
}

/** The layout of an opening. Both openings use it, so that one reserves the space of the other. */
export function OpeningFrame({ reserved = false, ...slots }: OpeningFrameProps) {
	const { headline, phrase, words, days, multiplier, highlight, progress } = slots;
	return (
		<div className={`${styles.opening} ${reserved ? styles.reserved : ""}`} aria-hidden={reserved || undefined}>
			<div className={styles.headline}>{headline}</div>
			<p className={styles.phrase}>{phrase}</p>
			<p className={`traditional ${styles.words}`}>{words}</p>
			<div className={styles.figures} data-quiet="">
				{days ?? <p />}
				<OpeningFigure figure={multiplier} label="on Seeds you earn" />
				{highlight}
			</div>
			<div className={styles.progress}>{progress}</div>
		</div>
	);
}

/** A word of the given season or, without one, of the season shown. */
export function OpeningWord({ season, ...word }: KanjiWord & { season?: Season }) {
	return (
		<span data-season-word={season}>
			<Glyph kanji={word.kanji} /> <Reading {...word} />
		</span>
	);
}

/** One figure of an opening, and what it counts. */
export function OpeningFigure({
	figure,
	unit,
	label,
}: {
	figure: ReactNode;
	unit?: string | undefined;
	label: string;
}) {
	return (
		<p>
			<span className={styles.figure}>
				{figure}
				{unit && <span className={styles.unit}> {unit}</span>}
			</span>
			<span className="visually-hidden">, </span>
			<span className={styles.label}>{label}</span>
		</p>
	);
}
