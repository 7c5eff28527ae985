import { prerenderToNodeStream } from "react-dom/static";
import { App } from "#src/app.tsx";
import { siteMap } from "#src/content/site-map.ts";
import { documentPaths, prepareDocuments, type ReadDocument } from "#src/documents/prerender-documents.ts";
import { fallbackFiles } from "#src/navigation/fallback-file.ts";
import { matchPath, pagePath } from "#src/navigation/match-path.ts";
import { type PageHead, pageHead } from "#src/navigation/page-head.ts";
import { loadRoute, partOf } from "#src/navigation/page-module.ts";
import { shellFile } from "#src/offline/caches.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { pages as modules } from "#src/routes.ts";
import { UNTIL_FOUND } from "#src/ui/panel.tsx";
import { Spinner } from "#src/ui/spinner.tsx";

/** A page to be rendered. */
export interface PlannedPage {
	/** Undefined if the application should use the address alone. */
	path: string | undefined;
	/** File within the built site. */
	file: string;
	/** Modules it is rendered from, as the build's manifest names them. */
	sources: string[];
	/** Modules of which the page needs only the styles. */
	stillSources: string[];
	head: PageHead;
	/**
	 * Markup for the inside of the root element. A page is rendered on request, and the result is not kept.
	 * @throws Error when it does not render
	 */
	render: () => Promise<string>;
}

/**
 * Every path of the site map and the catalogue, the fallback pages, and the offline shell.
 * @param readDocument reads a document by its path ("docs/05-…/02-….md")
 * @throws Error when a page does not load
 */
export async function planPages(readDocument: ReadDocument): Promise<PlannedPage[]> {
	await prepareDocuments(readDocument);
	const paths = [...siteMap.flatMap((entry) => entry.paths), "/documentation", ...documentPaths()];
	const targets = paths.map((path) => ({
		path,
		answers: path,
		file: path === "/" ? "index.html" : `${path.slice(1)}/index.html`,
	}));
	const fallbacks = siteMap.flatMap(({ key, paths: [path], prefixes: [prefix] = ["/"] }) => {
		const file = fallbackFiles[key];
		if (!file) return [];
		// Its head is that of an address it answers: a known address below a plain prefix, otherwise one that is not to be
		// indexed. Home's is itself rendered as the page of an unknown address, which says so.
		const answers = `${prefix}*`;
		return [{ path: matchPath(answers).known ? path : answers, file, answers }];
	});
	const pages: PlannedPage[] = [];
	for (const { answers, ...target } of [...targets, ...fallbacks]) {
		const route = matchPath(target.path);
		await loadRoute(modules, route);
		const state = modules[route.page].state();
		if (state.status !== "loaded") throw new Error(`Page ${route.page} did not load`, { cause: state });
		const answered = matchPath(answers);
		const head = state.module.head?.(answered) ?? pageHead(answered, state.module.description);
		const part = partOf(modules, route);
		const ofPart = part ? [part.source] : [];
		const sources = [`src/pages/${route.page}/page.tsx`, ...(part?.still ? [] : ofPart)];
		const stillSources = part?.still ? ofPart : [];
		const render = async () => {
			await loadRoute(modules, route);
			return renderToText(<App pages={modules} prerenderedPath={target.path} />);
		};
		pages.push({ ...target, sources, stillSources, head, render });
	}
	return [...pages, await offlineShell()];
}

/**
 * The page that the service worker answers with if it has no copy: the shell alone. It is rendered for no path, so
 * that the application uses the address as it is and shows its copy of that page, or the error screen.
 */
async function offlineShell(): Promise<PlannedPage> {
	const opening = lazyModule(async () => ({ default: () => <Spinner what="what is kept" />, description: "" }));
	await opening.load();
	// Uses a page that is not in the navigation, so that nothing is marked as current.
	const render = () =>
		renderToText(<App pages={{ ...modules, glossary: opening }} prerenderedPath={pagePath("glossary")} />);
	const head = { name: "Offline", description: "Pages saved on this device.", canonicalPath: "/", noindex: true };
	// What the shell fetches by itself, or once its sidebar is seen.
	const sources = ["src/shell/atmosphere.tsx", "micro-season"];
	return { path: undefined, file: shellFile, sources, stillSources: [], head, render };
}

async function renderToText(element: React.ReactNode): Promise<string> {
	let failure: unknown;
	const { prelude } = await prerenderToNodeStream(element, {
		// React would outline larger Suspense boundaries with inline scripts, which the page's policy forbids.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError: (error) => {
			failure ??= error;
		},
	});
	let text = "";
	for await (const chunk of prelude) text += chunk;
	if (failure) throw failure;
	return text.replaceAll(`${UNTIL_FOUND}=""`, 'hidden="until-found"');
}
