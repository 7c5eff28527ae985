import { announcer } from "#src/accessibility/announcer.ts";
import { keeping as words } from "#src/content/offline.ts";
import { now } from "#src/platform/clock.ts";
import { cacheNames, listFile } from "./caches.ts";
import { type KeepFilesParts, keepFiles, readRecord } from "./keep-files.ts";
import type { KeepList, KeptRecord } from "./keep-list.ts";
import { registerWorker } from "./register-worker.ts";

/** Why nothing more is kept than there was. */
export type KeepProblem = "full" | "interrupted" | "refused";

export type KeepState =
	/** Not looked yet. */
	| { status: "unknown" }
	/** The browser keeps nothing for this site. */
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

/** What is kept by now. */
async function keptNow(): Promise<KeepState> {
	const record = await readRecord(await parts());
	return record ? { status: "kept", record } : { status: "nothing" };
}

/** Looks at what is kept: another tab may have kept it, or removed it. */
async function look(): Promise<void> {
	const before = state;
	const impossible: KeepState = { status: "impossible" };
	const seen = "serviceWorker" in navigator ? await keptNow().catch(() => impossible) : impossible;
	// Something newer is known by now.
	if (running || state !== before) return;
	// Why nothing more is kept stays said.
	if (seen.status === "nothing" && state.status === "nothing") return;
	settle(seen);
}

/** The list of this moment's build. @throws Error where it cannot be had */
async function fetchList(signal: AbortSignal | null = null): Promise<KeepList> {
	const answer = await fetch(site() + listFile, { cache: "no-cache", signal });
	if (!answer.ok) throw new Error(`${listFile}: ${answer.status}`);
	return (await answer.json()) as KeepList;
}

/** Keeps everything, as the visitor asked. */
async function keep(): Promise<void> {
	if (running) return;
	const run = begin();
	settle({ status: "keeping", doneBytes: 0, totalBytes: 0 });
	try {
		if (!(await registerWorker())) return settle(failed("refused"));
		// Asks that nothing be cleared away without the visitor. Some browsers pass the question on to them, and they may
		// leave it open: whatever the answer, the files are fetched.
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

/** Keeps every file there is now. What another tab removed meanwhile is not kept, whatever was put into it. */
async function keepAll(
	report: (doneBytes: number, totalBytes: number) => void,
	signal: AbortSignal,
): Promise<KeepState> {
	await keepFiles(await parts(), await fetchList(signal), report, signal);
	return keptNow();
}

function begin(): AbortController {
	running = new AbortController();
	return running;
}

/** Another one may run by now. */
function end(run: AbortController): void {
	if (running === run) running = null;
}

function failed(problem: KeepProblem): KeepState {
	announcer.announceError(words.problems[problem]);
	return { status: "nothing", problem };
}

async function giveUp(error: unknown, stopped: boolean): Promise<void> {
	const full = error instanceof Error && error.name === "QuotaExceededError";
	// A part of everything is of no use where the rest has no room, or is not wanted: its room is given back.
	if (full || stopped) await caches.delete(cacheNames.kept);
	settle(stopped ? { status: "nothing" } : failed(full ? "full" : "interrupted"));
}

/** Gives the room back; what is just being brought up to date stops. */
async function remove(): Promise<void> {
	running?.abort();
	running = null;
	await caches.delete(cacheNames.kept);
	settle({ status: "nothing" });
	announcer.announceSuccess(words.removed);
}

/** Brings what is kept up to date with the build of this moment, without a word: nothing where nothing is kept. */
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

/** Everything for offline, on request; one for the visit, so that it goes on while the visitor goes elsewhere. */
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
