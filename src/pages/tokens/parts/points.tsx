import type { ReactNode } from "react";
import { type KanjiWord, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./points.module.css";

/**
 * `mark` is an icon or a kanji, hidden from screen readers or with its own accessible name; `word` is a kanji's reading
 * and meaning beside the title.
 */
export type Point = { mark: ReactNode; text: ReactNode; word?: KanjiWord } & (
	| { title: string }
	| { title: ReactNode; key: string }
);

/** A few short items of the same kind in two columns, separated by hairlines. */
export function Points({ points }: { points: readonly Point[] }) {
	return (
		<ul {...LIST} className={styles.points}>
			{points.map((point) => (
				<li key={"key" in point ? point.key : point.title} className={styles.point}>
					<span className={styles.mark}>{point.mark}</span>
					<div>
						<div className={styles.head}>
							<h4>{point.title}</h4>
							{point.word && <Reading {...point.word} />}
						</div>
						<p className={styles.text}>{point.text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
