import { keepingHeader, listFile } from "./caches.ts";
import { type KeepList, type KeptRecord, missingFiles } from "./keep-list.ts";
import { mayKeep } from "./request-kind.ts";

/** Fetched side by side. */
const parallel = 6;

export interface KeepFilesParts {
	cache: Pick<Cache, "put" | "delete" | "keys" | "match">;
	fetch: (url: string, options: RequestInit) => Promise<Response>;
	now: () => Date;
	/** The site's own address, with a slash at its end. */
	site: string;
}

/** What is kept, by the record that the last complete run left. */
export async function readRecord({ cache, site }: Pick<KeepFilesParts, "cache" | "site">): Promise<KeptRecord | null> {
	const record = await cache.match(site + listFile);
	return record ? ((await record.json()) as KeptRecord) : null;
}

/**
 * Keeps every file of the list: fetches those that are missing or have changed, then drops those that it no longer names,
 * and at last leaves a record. Until then what was kept before is still there, some of it newer.
 * @param report told how many bytes of how many have arrived
 * @param signal ends it early
 * @throws QuotaExceededError when there is no more room; TypeError or Error when a file cannot be had; the signal's reason
 */
export async function keepFiles(
	{ cache, fetch, now, site }: KeepFilesParts,
	list: KeepList,
	report: (doneBytes: number, totalBytes: number) => void,
	signal: AbortSignal,
): Promise<void> {
	const before = await readRecord({ cache, site });
	const present = new Set((await cache.keys()).map(({ url }) => url.slice(site.length)));
	const missing = missingFiles(list, before, present);
	const totalBytes = missing.reduce((sum, [, bytes]) => sum + bytes, 0);
	let doneBytes = 0;
	report(doneBytes, totalBytes);

	const queue = missing.values();
	// Ended from without by the signal, and from within by the first file that cannot be had.
	const run = new AbortController();
	const stop = () => run.abort(signal.reason);
	signal.addEventListener("abort", stop);
	if (signal.aborted) stop();
	const work = async () => {
		for (const [path, bytes, revision] of queue) {
			run.signal.throwIfAborted();
			// A name with a hash may come from wherever it lies; any other is asked for anew.
			const options = { headers: { [keepingHeader]: "1" }, signal: run.signal };
			const answer = await fetch(site + path, revision ? { ...options, cache: "no-cache" } : options);
			if (!mayKeep("asset", answer)) throw new Error(`${path}: the answer was ${answer.status}`);
			await cache.put(site + path, answer);
			doneBytes += bytes;
			// What arrives behind the end is not told: there it has been given up.
			if (!run.signal.aborted) report(doneBytes, totalBytes);
		}
	};
	try {
		await Promise.all(Array.from({ length: parallel }, work));
	} finally {
		run.abort();
		signal.removeEventListener("abort", stop);
	}

	const named = new Set([listFile, ...list.files.map(([path]) => path)]);
	for (const path of present) if (!named.has(path)) await cache.delete(site + path);
	const record: KeptRecord = { ...list, keptAt: now().toISOString() };
	await cache.put(site + listFile, Response.json(record));
}
