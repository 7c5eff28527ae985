import { platformComponents } from "#src/content/ecosystem-guide/components.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { Heading } from "#src/ui/heading.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./cards.module.css";

/** The six parts of the platform, numbered. Specification 2.9 */
export function Components() {
	return (
		<ol {...LIST} className={styles.grid}>
			{platformComponents.map(({ title, kanji, text, to, link }, index) => (
				<li key={title} className={styles.component}>
					<span className={styles.number}>{index + 1}</span>
					<span className={styles.kanji}>
						<Glyph kanji={kanji.kanji} />
					</span>
					<div className={styles.words}>
						<Heading level={4} className={styles.title}>
							{title}
						</Heading>
						<Reading {...kanji} />
						<p className={styles.text}>{text}</p>
						<PageLink to={to} className={styles.link}>
							{link}
						</PageLink>
					</div>
				</li>
			))}
		</ol>
	);
}
