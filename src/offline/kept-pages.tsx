import { useEffect, useState } from "react";
import { keptPages as words } from "#src/content/offline.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./kept-pages.module.css";
import { isEverythingKept, type KeptPage, visitedPages } from "./visited.ts";

/** As many as can be taken in at a glance. */
const MOST = 8;

/** Lists the pages that open without a network, when a page cannot be loaded. Renders nothing if none are kept. */
export function KeptPages() {
	const [pages, setPages] = useState<readonly KeptPage[]>([]);
	useEffect(() => {
		const look = async () => {
			const everything = (await isEverythingKept()) ? [{ path: "/docs", name: words.everything }] : [];
			const visited = await visitedPages(MOST);
			setPages([...everything, ...visited.filter(({ path }) => path !== "/docs" || everything.length === 0)]);
		};
		look().catch(() => {});
	}, []);
	if (pages.length === 0) return null;
	return (
		<section className={styles.kept} aria-labelledby="kept-pages">
			<h2 id="kept-pages">{words.title}</h2>
			<p>{words.introduction}</p>
			<ul {...LIST}>
				{pages.map(({ path, name }) => (
					<li key={path}>
						<PageLink to={path}>{name}</PageLink>
					</li>
				))}
			</ul>
		</section>
	);
}
