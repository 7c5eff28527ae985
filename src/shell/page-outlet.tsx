import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { Route } from "#src/navigation/match-path.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { pageHead } from "#src/navigation/page-head.ts";
import { usePages } from "#src/navigation/page-module.ts";
import type { PageKey } from "#src/navigation/site-map-entry.ts";
import { PATIENCE_MS } from "#src/platform/patience.ts";
import { useModuleState } from "#src/platform/use-lazy-module.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { Spinner } from "#src/ui/spinner.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import styles from "./page-outlet.module.css";
import { useArrival } from "./use-arrival.ts";

/**
 * The current page inside `<main>`: the page itself, a spinner while its code is loading, or the error screen. It
 * stays mounted across pages, because it detects when one page replaces another.
 */
export function PageOutlet({ route, main }: { route: Route; main: RefObject<HTMLElement | null> }) {
	const lazy = usePages()[route.page];
	const state = useModuleState(lazy);
	const [shown, setShown] = useState<PageKey>();
	const [moved, setMoved] = useState(false);

	const module = state.status === "loaded" ? state.module : undefined;
	// Without its part a page is shorter than when it was left. Whether it needs one is known once the page has loaded.
	const part = useMemo(() => module?.part?.(route)?.module ?? lazy, [module, route, lazy]);
	const states = [state, useModuleState(part)];
	const isUnderWay = states.some(({ status }) => status === "loading");
	const head = module?.head?.(route) ?? pageHead(route, module?.description ?? "");
	useArrival(route, head, !isUnderWay, main);
	if (module && !isUnderWay && shown !== route.page) {
		setShown(route.page);
		setMoved(shown !== undefined);
	}

	// Without its part a page would only show for a moment what it then has to take back.
	const [error] = states.flatMap((one) => (one.status === "failed" ? [one.error] : []));
	useEffect(() => {
		if (error) console.error(error);
	}, [error]);

	if (error) return <ErrorScreen />;
	// A page that is shown stays while another part of it is under way: what the visitor has unfolded stays unfolded.
	if (!module || (isUnderWay && shown !== route.page))
		return <Waiting key={route.page} title={siteMapEntry(route.page).title} />;
	const Page = module.default;
	return (
		<ErrorBoundary key={route.page} resetKey={route.path} fallback={<ErrorScreen />}>
			<div className={moved ? styles.fade : undefined}>
				<Page route={route} />
			</div>
		</ErrorBoundary>
	);
}

/**
 * The spinner of a page, in view wherever the last one was left, and the error screen after 15 s: a request may never be
 * answered. A page that arrives later is shown.
 */
function Waiting({ title }: { title: string }) {
	const [isLong, setLong] = useState(false);
	useLayoutEffect(() => void window.scrollTo(0, 0), []);
	useEffect(() => {
		const patience = setTimeout(setLong, PATIENCE_MS, true);
		return () => clearTimeout(patience);
	}, []);
	return isLong ? <ErrorScreen /> : <Spinner what={title} />;
}
