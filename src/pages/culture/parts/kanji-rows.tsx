import type { ReactNode } from "react";
import { Heading } from "#src/ui/heading.tsx";
import { Glyph, type KanjiWord, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./kanji-rows.module.css";

export interface KanjiRow {
	word: KanjiWord;
	title: string;
	/** A line under the reading: dates, a length. */
	note?: ReactNode;
	columns: readonly { label?: string; text: ReactNode }[];
}

/** Words in ruled rows: characters, name and reading at the left, what there is to say of them beside it. */
export function KanjiRows({ rows }: { rows: readonly KanjiRow[] }) {
	return (
		<ul {...LIST} className={styles.rows}>
			{rows.map(({ word, title, note, columns }) => (
				<li key={title}>
					<div className={styles.head}>
						<span className={styles.kanji}>
							<Glyph kanji={word.kanji} />
						</span>
						<Heading level={4} className={styles.title}>
							{title}
						</Heading>
						<Reading {...word} />
						{note && <p className={styles.note}>{note}</p>}
					</div>
					<div className={styles.columns}>
						{columns.map(({ label, text }, index) => (
							<div key={label ?? index}>
								{label && <p className={styles.label}>{label}</p>}
								<p>{text}</p>
							</div>
						))}
					</div>
				</li>
			))}
		</ul>
	);
}
