import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./link-rows.module.css";
import { PageLink } from "./page-link.tsx";
import type { SiteMapEntry } from "./site-map-entry.ts";

export interface LinkRow {
	/** Path within the site, without base. */
	to: string;
	/** Icon, number or kanji before the title, about 1.5 rem wide. */
	mark: ReactNode;
	title: string;
	description: string;
	/** A word at the end of the row. */
	kanji?: string;
}

/** The row of a page, in the words of the site map. */
export const pageRow = ({ paths: [to], icon, title, tagline, kanji }: SiteMapEntry): LinkRow => ({
	to,
	mark: <Icon name={icon} />,
	title,
	description: tagline,
	kanji: kanji.kanji,
});

/** A list of links to other pages, one per row, each with a one-sentence description. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
	return (
		<ul {...LIST} className={styles.rows}>
			{rows.map(({ to, mark, title, description, kanji }) => (
				<li key={to}>
					<PageLink to={to}>
						<span className={styles.mark}>{mark}</span>
						<span className={styles.title}>{title}</span>
						<span className={styles.description}>{description}</span>
						{kanji && (
							<span className={styles.glyph}>
								<Glyph kanji={kanji} />
							</span>
						)}
					</PageLink>
				</li>
			))}
		</ul>
	);
}
