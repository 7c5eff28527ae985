import { seasonalStateSections } from "#src/content/seasonal-state/sections.ts";
import { PlaceLink } from "#src/navigation/place-link.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "../page.module.css";

/** Links to the guide's sections. */
export function Contents() {
	return (
		<ul {...LIST} aria-label="Sections of this page" className={styles.contents}>
			{Object.entries(seasonalStateSections).map(([id, { title }]) => (
				<li key={id}>
					<PlaceLink to={id}>{title}</PlaceLink>
				</li>
			))}
		</ul>
	);
}
