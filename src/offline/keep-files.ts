import { networkOnlyHeader } from "#src/platform/worker-headers.ts";
import { listFile, shellFile } from "./caches.ts";
import { isKeepList, type KeepList, type KeptRecord, type ListedFile, missingFiles } from "./keep-list.ts";
import { copyOf, markKept, namedFiles } from "./kept-page.ts";
import { isCacheable } from "./request-kind.ts";

/** Number of concurrent fetches. */
const parallel = 6;

export interface KeepFilesParts {
	cache: Pick<Cache, "put" | "delete" | "keys" | "match">;
	fetch: (url: string, options: RequestInit) => Promise<Response>;
	now: () => Date;
	/** The site's own address, with a trailing slash. */
	site: string;
}

/** What is kept, according to the record that the last complete run left. */
export async function readRecord({ cache, site }: Pick<KeepFilesParts, "cache" | "site">): Promise<KeptRecord | null> {
	const answer = await cache.match(site + listFile);
	const record = await answer?.json().catch(() => null);
	// One that cannot be read is none.
	return isKeepList(record) ? (record as KeptRecord) : null;
}

/**
 * A record that no longer vouches for files about to be replaced: a run may end half-way, and the next list may be that
 * of the former build again.
 */
function withoutRevisions(record: KeptRecord, replaced: readonly ListedFile[]): KeptRecord {
	const paths = new Set(replaced.map(([path]) => path));
	const files = record.files.map((file): ListedFile => (paths.has(file[0]) ? [file[0], file[1]] : file));
	return { ...record, files };
}

/** Whether a file is the one that the list names: while a release is being copied, the host may still have the former. */
async function hasRevision(answer: Response, revision: string): Promise<boolean> {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"))
		.join("")
		.startsWith(revision);
}

const uncached = { headers: { [networkOnlyHeader]: "1" } };

/** @throws Error if it does not belong to this list */
async function fetchShell(
	{ fetch, now, site }: KeepFilesParts,
	{ files }: KeepList,
	signal: AbortSignal,
): Promise<Response> {
	const answer = await fetch(site + shellFile, { ...uncached, cache: "no-cache", signal });
	if (!answer.ok) throw new Error(`${shellFile}: the answer was ${answer.status}`);
	const html = await answer.text();
	const base = new URL(site).pathname;
	const listed = new Set(files.map(([path]) => base + path));
	const other = namedFiles(html, base).find((path) => !listed.has(path));
	if (other) throw new Error(`${shellFile} needs ${other}, which is not in ${listFile}`);
	return copyOf(answer, markKept(html, now().toISOString()));
}

/**
 * Keeps every file of the list: fetches those that are missing or have changed, then the shell that opens them, deletes
 * those that the list no longer names, and finally writes a record. Until the shell is replaced, the one kept before
 * opens the files kept before, which are still there, some of them newer.
 * @param report receives the number of bytes that have arrived, and the total
 * @param signal aborts it
 * @throws QuotaExceededError when there is no more room; TypeError or Error when a file cannot be fetched; the signal's
 * reason
 */
export async function keepFiles(
	parts: KeepFilesParts,
	list: KeepList,
	report: (doneBytes: number, totalBytes: number) => void,
	signal: AbortSignal,
): Promise<void> {
	const { cache, fetch, now, site } = parts;
	const before = await readRecord(parts);
	const present = new Set((await cache.keys()).map(({ url }) => url.slice(site.length)));
	const missing = missingFiles(list, before, present);
	if (before && missing.length > 0) await cache.put(site + listFile, Response.json(withoutRevisions(before, missing)));
	const totalBytes = missing.reduce((sum, [, bytes]) => sum + bytes, 0);
	let doneBytes = 0;
	report(doneBytes, totalBytes);

	const queue = missing.values();
	// Aborted from outside by the signal, and from inside by the first file that fails.
	const run = new AbortController();
	const stop = () => run.abort(signal.reason);
	signal.addEventListener("abort", stop);
	if (signal.aborted) stop();
	const work = async () => {
		for (const [path, bytes, revision] of queue) {
			run.signal.throwIfAborted();
			// A file with a hash in its name may come from any cache; any other is revalidated.
			const options = { ...uncached, signal: run.signal };
			const answer = await fetch(site + path, revision ? { ...options, cache: "no-cache" } : options);
			if (!isCacheable(path, answer)) throw new Error(`${path}: the answer was ${answer.status}`);
			if (revision && !(await hasRevision(answer.clone(), revision))) throw new Error(`${path} is another revision`);
			await cache.put(site + path, answer);
			doneBytes += bytes;
			// Progress after an abort is not reported, because the run has been given up.
			if (!run.signal.aborted) report(doneBytes, totalBytes);
		}
	};
	try {
		await Promise.all(Array.from({ length: parallel }, work));
	} finally {
		run.abort();
		signal.removeEventListener("abort", stop);
	}

	await cache.put(site + shellFile, await fetchShell(parts, list, signal));
	const named = new Set([listFile, shellFile, ...list.files.map(([path]) => path)]);
	for (const path of present) if (!named.has(path)) await cache.delete(site + path);
	const record: KeptRecord = { ...list, keptAt: now().toISOString() };
	await cache.put(site + listFile, Response.json(record));
}
