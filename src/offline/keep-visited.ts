import { url } from "#src/navigation/url.ts";
import { now } from "#src/platform/clock.ts";
import { cacheNames } from "./caches.ts";
import { isPageOf, markKept, namedFiles, pageKey } from "./kept-page.ts";

const base = import.meta.env.BASE_URL;

/** Assets that this page knows to be kept: asking the browser for each of a hundred, at every page, is felt. */
const known = new Set<string>();

/**
 * Keeps the page at a path with all that it names, so that it opens again without a network. The HTML is asked of the
 * network; the files go through the worker, which keeps them. Where there is no room or no network, nothing happens.
 * @param path without base
 */
export async function keepVisited(path: string): Promise<void> {
	try {
		const answer = await fetch(url(path), { priority: "low" });
		const html = answer.ok ? await answer.text() : "";
		if (!isPageOf(html, path)) return;
		const headers = new Headers(answer.headers);
		// The text is neither as long nor as compressed as it came.
		for (const name of ["content-encoding", "content-length"]) headers.delete(name);
		const copy = new Response(markKept(html, now().toISOString()), { headers });
		const assets = await caches.open(cacheNames.assets);
		for (const file of new Set([...namedFiles(html, base), ...loadedFiles()])) {
			if (known.has(file)) continue;
			if (!(await assets.match(file, { ignoreVary: true }))) await fetchWhole(file);
			if (file.startsWith(`${base}assets/`)) known.add(file);
		}
		// The page comes last: what is kept of it is whole.
		await (await caches.open(cacheNames.pages)).put(pageKey(answer.url), copy);
	} catch {
		// It stays a page that needs the network.
	}
}

/** To the last byte: only then has the worker a whole file to keep. */
async function fetchWhole(file: string): Promise<void> {
	const answer = await fetch(file, { priority: "low" });
	if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
	await answer.arrayBuffer();
}

/** What was fetched before there was a worker to keep it. */
const loadedFiles = (): string[] =>
	performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name).pathname)
		.filter((path) => path.startsWith(`${base}assets/`));
