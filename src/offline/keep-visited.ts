import { url } from "#src/navigation/url.ts";
import { now } from "#src/platform/clock.ts";
import { cacheNames } from "./caches.ts";
import { isPageOf, markKept, namedFiles, pageKey } from "./kept-page.ts";
import type { Visits } from "./visited.ts";

const base = import.meta.env.BASE_URL;

/**
 * Keeps the page at a path with all that it names, so that it opens again without a network. The HTML is asked of the
 * network; the files go through the worker, which keeps them. Where there is no room or no network, nothing happens.
 * @param path without base
 * @param visits those that this one belongs to
 */
export async function keepVisited(path: string, visits: Visits): Promise<void> {
	const { known } = visits;
	try {
		if (visits.forgotten) return;
		const answer = await fetch(url(path), { priority: "low" });
		const html = answer.ok ? await answer.text() : "";
		if (!isPageOf(html, path)) return;
		const headers = new Headers(answer.headers);
		// The text is neither as long nor as compressed as it came.
		for (const name of ["content-encoding", "content-length"]) headers.delete(name);
		const copy = new Response(markKept(html, now().toISOString()), { headers });
		const assets = await caches.open(cacheNames.assets);
		for (const file of new Set([...namedFiles(html, base), ...loadedFiles()])) {
			if (visits.forgotten) return;
			if (known.has(file)) continue;
			if (!(await assets.match(file, { ignoreVary: true }))) await fetchWhole(file);
			if (file.startsWith(`${base}assets/`)) known.add(file);
		}
		// The page comes last: what is kept of it is whole.
		const pages = await caches.open(cacheNames.pages);
		if (!visits.forgotten) await pages.put(pageKey(answer.url), copy);
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
