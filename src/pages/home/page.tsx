import { missingPage } from "#src/content/home.ts";
import type { Route } from "#src/navigation/match-path.ts";
import { stillPage } from "#src/still/still.tsx";
import styles from "./page.module.css";
import { Hero } from "./parts/hero.tsx";

export const description =
	"A community and developer ecosystem kept through four seasons: Cherry CLI, Cherry Seeds, servers, a peer-to-peer mesh and mentorship.";

const { part, Still } = stillPage("home", () => import("./still-parts.tsx"));

export { part };

/**
 * The home page: the season, the ecosystem in figures, what visitors can do here, recent activity, the year, and the
 * guides.
 */
export default function HomePage({ route }: { route: Route }) {
	return (
		<>
			{!route.known && (
				<p role="note" className={styles.missing}>
					<strong>{missingPage.title}.</strong> {missingPage.text} <span>{missingPage.search}</span>
				</p>
			)}
			<div className={styles.page}>
				<Hero />
				<Still>{({ Sections }) => <Sections />}</Still>
			</div>
		</>
	);
}
