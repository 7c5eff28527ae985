import { type MouseEvent, useEffect } from "react";
import { seasonalStateSections } from "#src/content/seasonal-state/sections.ts";
import { goToHeading } from "#src/documents/go-to-heading.ts";
import { isPlainClick } from "#src/navigation/navigate.ts";
import { scrollToEntry } from "#src/navigation/scroll-memory.ts";
import { LIST } from "#src/ui/list-role.ts";
import styles from "../page.module.css";

/** The guide's sections, as links to them: each its own history entry, and Back returns to where one stood. */
export function Contents() {
	useEffect(() => {
		window.addEventListener("hashchange", scrollToEntry);
		return () => window.removeEventListener("hashchange", scrollToEntry);
	}, []);
	const follow = (event: MouseEvent, id: string) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		goToHeading(id);
	};
	return (
		<ul {...LIST} aria-label="Sections of this page" className={styles.contents}>
			{Object.entries(seasonalStateSections).map(([id, { title }]) => (
				<li key={id}>
					<a href={`#${id}`} onClick={(event) => follow(event, id)}>
						{title}
					</a>
				</li>
			))}
		</ul>
	);
}
