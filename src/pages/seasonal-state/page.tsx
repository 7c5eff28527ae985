import { siteMapEntry } from "#src/navigation/match-path.ts";
import { RelatedPages } from "#src/navigation/related-pages.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import styles from "./page.module.css";
import { Calendar } from "./parts/calendar.tsx";
import { Choosing } from "./parts/choosing.tsx";
import { Contents } from "./parts/contents.tsx";
import { Reading } from "./parts/reading.tsx";
import { Showing } from "./parts/showing.tsx";

export const description = "Developer documentation for reading and changing the season in code, with samples.";

/** For developers: reading and changing the season in code. Specification 2.13. */
export default function SeasonalStatePage() {
	const { kanji, title } = siteMapEntry("seasonal-state");
	return (
		<div className={styles.page}>
			<div className={styles.opening}>
				<PageOpening kanji={kanji} title={title} introduction={description} />
				<Contents />
			</div>
			<Reading />
			<Calendar />
			<Showing />
			<Choosing />
			<div className={styles.opening}>
				<RelatedPages page="seasonal-state" />
			</div>
		</div>
	);
}
