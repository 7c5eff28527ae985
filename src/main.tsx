import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, listenForShortcuts } from "#src/app.tsx";
import { missingRoot } from "#src/content/errors.ts";
import { matchPath, plainPath } from "#src/navigation/match-path.ts";
import { loadRoute, partOf } from "#src/navigation/page-module.ts";
import { url, withoutBase } from "#src/navigation/url.ts";
import { documentParsed } from "#src/platform/document-parsed.ts";
import { replayEarlyPress } from "#src/platform/early-press.ts";
import { importInTime, importQuietly } from "#src/platform/import-in-place.ts";
import { reloadOnceOnPreloadError } from "#src/platform/preload-error.ts";
import { redirectPressListeners } from "#src/platform/presses-on-document.ts";
import { pages } from "#src/routes.ts";
import "#src/styles/index.css";

/**
 * Starts the application once the whole page has arrived: it hydrates prerendered markup as the path it was
 * prerendered for. It renders from scratch if there is no such markup, if one of that page's chunks cannot be loaded,
 * or if a browser has already translated the page, which inserts foreign elements.
 */
async function start(): Promise<void> {
	await documentParsed();
	const root = document.getElementById("root");
	if (!root) return document.body.append(missingRoot);
	redirectPressListeners(root);
	const prerenderedPath = root.dataset.path;
	const path = url(withoutBase(plainPath(location.pathname)));
	if (path !== location.pathname) history.replaceState(history.state, "", path + location.search + location.hash);
	const route = matchPath(prerenderedPath ?? withoutBase(path));
	await loadRoute(pages, route);
	const needed = [pages[route.page], partOf(pages, route)?.module];
	const translated = root.querySelector("font");
	// The translator goes on with what is rendered below, sooner than the atmosphere would be there to follow it.
	if (translated)
		(await importQuietly(() => importInTime(() => import("#src/platform/translated-text.ts"))))?.followTranslation();
	const whole = prerenderedPath !== undefined && !translated;
	if (whole && needed.every((chunk) => !chunk || chunk.state().status === "loaded")) {
		// The visitor already sees the page, so it is hydrated as a transition, and React lets clicks and scrolling in
		// between.
		startTransition(() => void hydrateRoot(root, <App pages={pages} prerenderedPath={prerenderedPath} />));
	} else {
		createRoot(root).render(<App pages={pages} prerenderedPath={undefined} />);
	}
	// From here on React handles presses, and hydrates the pressed part first if it is not hydrated yet.
	replayEarlyPress();
}

reloadOnceOnPreloadError();
listenForShortcuts();
void start();
