import { announcer } from "#src/accessibility/announcer.ts";
import { keeping as words } from "#src/content/keeping.ts";
import { now } from "#src/platform/clock.ts";
import { cacheNames, listFile } from "./caches.ts";
import { type KeepFilesParts, keepFiles, readRecord } from "./keep-files.ts";
import { isKeepList, type KeepList, type KeptRecord } from "./keep-list.ts";
import { isInstalled, registerWorker } from "./register-worker.ts";

/** Why keeping did not complete. */
export type KeepProblem = "full" | "interrupted" | "incomplete" | "refused";

export type KeepState =
	/** Not checked yet. */
	| { status: "unknown" }
	/** The browser cannot store anything for this site. */
	| { status: "impossible" }
	| { status: "nothing"; problem?: KeepProblem }
	| { status: "keeping"; doneBytes: number; totalBytes: number }
	| { status: "kept"; record: KeptRecord };

const site = () => new URL(import.meta.env.BASE_URL, location.href).href;

let state: KeepState = { status: "unknown" };
let running: AbortController | null = null;
const listeners = new Set<() => void>();

function settle(next: KeepState): void {
	state = next;
	for (const listener of listeners) listener();
}

async function parts(): Promise<KeepFilesParts> {
	const cache = await caches.open(cacheNames.kept);
	return { cache, fetch: (url, options) => fetch(url, options), now, site: site() };
}

/** The current state of what is kept. */
async function keptNow(): Promise<KeepState> {
	const { cache, site } = await parts();
	if (!(await cache.match(site + listFile))) return { status: "nothing" };
	const record = await readRecord({ cache, site });
	if (record) return { status: "kept", record };
	// What cannot be told cannot be updated either.
	await caches.delete(cacheNames.kept);
	return { status: "nothing" };
}

/** Checks what is kept: another tab may have changed it. */
async function look(): Promise<void> {
	const before = state;
	const impossible: KeepState = { status: "impossible" };
	const seen = "serviceWorker" in navigator ? await keptNow().catch(() => impossible) : impossible;
	// The state has changed meanwhile.
	if (running || state !== before) return;
	// Keep the reason why nothing more is kept.
	if (seen.status === "nothing" && state.status === "nothing") return;
	settle(seen);
}

/** The current build's list. @throws Error when it cannot be fetched */
async function fetchList(signal: AbortSignal | null = null): Promise<KeepList> {
	const answer = await fetch(site() + listFile, { cache: "no-cache", signal });
	if (!answer.ok) throw new Error(`${listFile}: ${answer.status}`);
	const list: unknown = await answer.json();
	if (!isKeepList(list)) throw new Error(`${listFile} is no list`);
	return list;
}

/** Keeps everything, at the visitor's request. */
async function keep(): Promise<void> {
	if (running) return;
	const run = begin();
	settle({ status: "keeping", doneBytes: 0, totalBytes: 0 });
	try {
		const registration = await unlessStopped(registerWorker(), run.signal);
		const isReady = registration && (await unlessStopped(isInstalled(registration), run.signal));
		if (!isReady) return settle(failed("refused"));
		// Asks the browser for persistent storage. Some browsers pass the question on to the visitor, who may leave it
		// open: the files are fetched whatever the answer.
		void navigator.storage?.persist?.().catch(() => {});
		const report = (doneBytes: number, totalBytes: number) => settle({ status: "keeping", doneBytes, totalBytes });
		settle(await keepAll(report, run.signal));
		if (state.status === "kept") announcer.announceSuccess(words.kept);
	} catch (error) {
		await giveUp(error, run.signal.aborted);
	} finally {
		end(run);
	}
}

/**
 * Keeps every current file. If another tab removed everything meanwhile, nothing counts as kept, even if files were
 * added since.
 */
async function keepAll(
	report: (doneBytes: number, totalBytes: number) => void,
	signal: AbortSignal,
): Promise<KeepState> {
	await keepFiles(await parts(), await fetchList(signal), report, signal);
	return keptNow();
}

/** Rejects at once when the visitor stops: a registration cannot be aborted, and its script may never arrive. */
function unlessStopped<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
	const stopped = new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason));
	});
	return Promise.race([work, stopped]);
}

function begin(): AbortController {
	running = new AbortController();
	return running;
}

/** Another run may have started by now. */
function end(run: AbortController): void {
	if (running === run) running = null;
}

function failed(problem: KeepProblem): KeepState {
	announcer.announceError(words.problems[problem]);
	return { status: "nothing", problem };
}

async function giveUp(error: unknown, stopped: boolean): Promise<void> {
	const full = error instanceof Error && error.name === "QuotaExceededError";
	// A partial copy is useless if the rest does not fit or is not wanted, so its space is freed.
	if (full || stopped) await caches.delete(cacheNames.kept).catch(() => {});
	// `fetch` rejects with a TypeError where there was no answer at all.
	const problem = full ? "full" : error instanceof TypeError ? "interrupted" : "incomplete";
	settle(stopped ? { status: "nothing" } : failed(problem));
}

/** Frees the space; stops an update in progress. */
async function remove(): Promise<void> {
	running?.abort();
	running = null;
	try {
		await caches.delete(cacheNames.kept);
	} catch {
		return settle({ status: "impossible" });
	}
	settle({ status: "nothing" });
	announcer.announceSuccess(words.removed);
}

/** Updates what is kept to the current build, silently; a no-op if nothing is kept. */
async function refresh(): Promise<void> {
	await look();
	if (state.status !== "kept" || running) return;
	const run = begin();
	try {
		const next = await keepAll(() => {}, run.signal);
		if (!run.signal.aborted) settle(next);
	} catch {
		// What was kept stays as it is; the next visit tries again.
	} finally {
		end(run);
	}
}

/**
 * Keeps everything for offline use, on request. One instance per visit, so that it continues while the visitor
 * navigates.
 */
export const keeper = {
	look,
	fetchList,
	keep,
	stop: () => running?.abort(),
	remove,
	refresh,
	state: () => state,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
};
