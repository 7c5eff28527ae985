import { siteSubtitle, siteTitle } from "#src/content/site-map.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Crest } from "./crest.tsx";
import { DarkModeSwitch } from "./dark-mode-switch.tsx";
import { DisplaySettings } from "./display-settings.tsx";
import styles from "./header.module.css";
import { Search } from "./search.tsx";
import { SeasonSwitch } from "./season-switch.tsx";
import { NAVIGATION_ID } from "./sidebar.tsx";

/** Title, subtitle and controls: the same on every page. Specification 2.2. */
export function Header() {
	return (
		<header className={styles.header}>
			<button
				type="button"
				className={`${styles.control} ${styles.menu}`}
				aria-label="Open navigation menu"
				popoverTarget={NAVIGATION_ID}
			>
				<Icon name="menu" size={20} />
			</button>
			<Crest className={styles.crest} />
			<div className={styles.name}>
				<PageLink to="/" className={styles.title}>
					{siteTitle}
				</PageLink>
				<p className={styles.subtitle}>{siteSubtitle}</p>
			</div>
			<Search />
			<SeasonSwitch />
			<DisplaySettings className={styles.control} />
			<DarkModeSwitch className={styles.control} />
		</header>
	);
}
