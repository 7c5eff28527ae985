import { type RefObject, useState } from "react";
import type { Route } from "#src/navigation/match-path.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { siteMapHead } from "#src/navigation/page-head.ts";
import { usePages } from "#src/navigation/page-module.ts";
import { useLazyModule } from "#src/platform/use-lazy-module.ts";
import styles from "./page-outlet.module.css";
import { useArrival } from "./use-arrival.ts";

/** The current page inside `<main>`: the page itself, a spinner while its module is under way, or its failure, thrown. */
export function PageOutlet({ route, main }: { route: Route; main: RefObject<HTMLElement | null> }) {
	const module = useLazyModule(usePages()[route.page]);
	const [firstPage] = useState(route.page);
	const [moved, setMoved] = useState(false);
	if (!moved && route.page !== firstPage) setMoved(true);

	useArrival(route, module ? (module.head?.(route) ?? siteMapHead(route)) : null, main);

	if (!module) return <Spinner title={siteMapEntry(route.page).title} />;
	const Page = module.default;
	return (
		<div key={route.page} className={moved ? styles.fade : undefined}>
			<Page route={route} />
		</div>
	);
}

/** Seen only when the wait is perceptible: its style sheet lets it appear after 150 ms. */
function Spinner({ title }: { title: string }) {
	return (
		<div className={styles.spinner} role="status" aria-busy="true">
			<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
				<circle cx="24" cy="24" r="20" pathLength="72" />
			</svg>
			<p>Loading {title}…</p>
		</div>
	);
}
