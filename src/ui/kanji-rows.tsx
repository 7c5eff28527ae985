import type { ReactNode } from "react";
import { Heading } from "./heading.tsx";
import { Glyph, type KanjiWord, Reading } from "./kanji.tsx";
import styles from "./kanji-rows.module.css";
import { LIST } from "./list-role.ts";

export interface KanjiRow {
	word: KanjiWord;
	title: string;
	/** Shown beside the characters. */
	icon?: ReactNode;
	/** A line under the reading: dates, a length. */
	note?: ReactNode;
	columns: readonly { label?: string; text: ReactNode }[];
}

/**
 * Words in ruled rows: characters, name and reading on the left, texts about them beside.
 * @example
 * <KanjiRows rows={[{ word: kaizen, title: "Improvement", columns: [{ label: "At work", text: "Small steps." }] }]} />
 */
export function KanjiRows({ rows }: { rows: readonly KanjiRow[] }) {
	return (
		<ul {...LIST} className={styles.rows}>
			{rows.map(({ word, title, icon, note, columns }) => (
				<li key={title}>
					<div className={styles.head}>
						<span className={styles.kanji}>
							<Glyph kanji={word.kanji} />
							{icon && <span className={styles.icon}>{icon}</span>}
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
								<div>{text}</div>
							</div>
						))}
					</div>
				</li>
			))}
		</ul>
	);
}
