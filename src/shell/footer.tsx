import { siteMap, siteTitle } from "#src/content/site-map.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./footer.module.css";

const guides = siteMap.filter((entry) => !entry.inSidebar);

/** Links to every guide, and a summary of the site. Pages without a band of the season's pattern have it here. */
export function Footer({ hasPattern = false }: { hasPattern?: boolean }) {
	return (
		<footer className={styles.footer}>
			{hasPattern && <div className={`season-pattern ${styles.pattern}`} aria-hidden="true" />}
			<div>
				<p className={styles.name}>{siteTitle}</p>
				<p className={`traditional ${styles.almanac}`}>
					<Glyph kanji="二十四節気・七十二候" /> <i>nijūshi-sekki, shichijūni-kō</i>
				</p>
				<p>
					<span className="whole">24 solar terms</span>, <span className="whole">72 micro-seasons</span>,{" "}
					<span className="whole">16 national holidays</span>, one garden.
				</p>
			</div>
			<ul {...LIST} className={styles.guides} aria-label="Guides">
				{guides.map((entry) => (
					<li key={entry.key}>
						<span className={`traditional ${styles.kanji}`}>
							<Glyph kanji={entry.kanji.kanji} />
						</span>
						<PageLink to={entry.paths[0]}>{entry.title}</PageLink>{" "}
						<span className={styles.tagline}>{entry.tagline}</span>
					</li>
				))}
			</ul>
		</footer>
	);
}
