import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, hearShortcuts } from "#src/app.tsx";
import { missingRoot } from "#src/content/errors.ts";
import { matchPath } from "#src/navigation/match-path.ts";
import { loadRoute, partOf } from "#src/navigation/page-module.ts";
import { withoutBase } from "#src/navigation/url.ts";
import { documentParsed } from "#src/platform/document-parsed.ts";
import { answerEarlyPress } from "#src/platform/early-press.ts";
import { reloadOnceOnPreloadError } from "#src/platform/preload-error.ts";
import { hearPressesOnDocument } from "#src/platform/presses-on-document.ts";
import { pages } from "#src/routes.ts";
import "#src/styles/index.css";

/**
 * Starts the application once all of the page is there: over prerendered markup by hydrating it, as the path it was
 * prerendered for; by rendering in its place where there is none, where one of that page's chunks cannot be had, and where a
 * browser has already translated it, which it does in elements that are not ours.
 */
async function start(): Promise<void> {
	await documentParsed();
	const root = document.getElementById("root");
	if (!root) return document.body.append(missingRoot);
	hearPressesOnDocument(root);
	const prerenderedPath = root.dataset.path;
	const route = matchPath(prerenderedPath ?? withoutBase(location.pathname));
	await loadRoute(pages, route);
	const needed = [pages[route.page], partOf(pages, route)?.module];
	const whole = prerenderedPath !== undefined && !root.querySelector("font");
	if (whole && needed.every((chunk) => !chunk || chunk.state().status === "loaded")) {
		// Nobody waits for the page they already see: hydrated as a transition, React lets clicks and scrolling in between.
		startTransition(() => void hydrateRoot(root, <App pages={pages} prerenderedPath={prerenderedPath} />));
	} else {
		createRoot(root).render(<App pages={pages} prerenderedPath={undefined} />);
	}
	// From here on React hears what is pressed, and hydrates for it what is not hydrated yet.
	answerEarlyPress();
}

reloadOnceOnPreloadError();
hearShortcuts();
void start();
