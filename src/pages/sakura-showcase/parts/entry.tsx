import type { ReactNode } from "react";
import type { LibraryEntry } from "#src/content/library/entry.ts";
import { Heading } from "#src/ui/heading.tsx";
import styles from "./entry.module.css";

/** `level` is that of its name; 3 where no part of the tab stands over it. */
type EntryProps = LibraryEntry & { level?: 3 | 4; children: ReactNode };

/** An entry of the library: its name and what it is for at the left, the thing itself beside it. */
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

/** Where a part is shown as it runs. */
export function Stage({ children }: { children: ReactNode }) {
	return <div className={styles.stage}>{children}</div>;
}
