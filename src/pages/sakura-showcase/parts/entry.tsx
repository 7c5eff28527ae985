import type { ReactNode } from "react";
import type { LibraryEntry } from "#src/content/library/entry.ts";
import { Heading } from "#src/ui/heading.tsx";
import styles from "./entry.module.css";

/** `level` is the heading level of its name; 3 unless it is inside a part of the tab. */
type EntryProps = LibraryEntry & { level?: 3 | 4; children: ReactNode };

/** An entry of the library: its name and purpose on the left, the live sample beside it. */
export function Entry({ id, name, description, level = 3, children }: EntryProps) {
	return (
		<article id={id} aria-labelledby={`${id}-name`} className={styles.entry}>
			<div className={styles.words}>
				<Heading level={level} id={`${id}-name`}>
					{name}
				</Heading>
				<p>{description}</p>
			</div>
			<div className={styles.body}>{children}</div>
		</article>
	);
}

/** Shows a part as it runs; `live` if it needs script, without which neither the page nor its markdown shows it. */
export function Stage({ live, children }: { live?: boolean; children: ReactNode }) {
	return (
		<div data-live={live} className={styles.stage}>
			{children}
		</div>
	);
}
