import { deviceHints } from "#src/platform/device-hints.ts";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { randomSeed } from "#src/platform/random-seed.ts";
import { createWorkerUrl } from "#src/platform/trusted-types.ts";
import workerUrl from "./effects-worker.ts?worker&url";
import type { EngineCommand, EngineReport, EngineStart } from "./engine-messages.ts";

/** A running engine: one for all layers of the page. */
export interface EngineHost {
	/** Whether canvases are painted in a worker and must be transferred to it. */
	inWorker: boolean;
	send(command: EngineCommand, handedOver?: Transferable[]): void;
	/** @returns the unsubscribe function */
	listen(listener: (report: EngineReport) => void): () => void;
	stop(): void;
}

const startTimeoutMs = 10_000;

/**
 * Starts the engine: in a worker if one can paint, otherwise on the page. Both run the same code.
 * @param governed false keeps the requested quality however slow it is, for measurements
 * @returns null if its code cannot be loaded
 */
export async function startEngine(governed: boolean): Promise<EngineHost | null> {
	const listeners = new Set<(report: EngineReport) => void>();
	const report = (told: EngineReport) => {
		for (const listener of listeners) listener(told);
	};
	const worker = await startWorker(report).catch(() => null);
	const onPage = worker ? null : await importQuietly(() => import("./effects-on-page.ts"));
	if (!worker && !onPage) return null;
	const start: EngineStart = { seed: randomSeed(), hints: deviceHints(), governed };
	worker?.postMessage(start);
	const command = onPage?.startOnPage(start, report);
	const send: EngineHost["send"] = (told, handedOver = []) =>
		worker ? worker.postMessage(told, handedOver) : command?.(told);
	const root = document.documentElement;
	/** Nobody watches a page that is hidden, or covered by a dialog. */
	const followAttention = () =>
		send({ type: "run", running: document.visibilityState !== "hidden" && !root.hasAttribute("data-covered") });
	document.addEventListener("visibilitychange", followAttention);
	const covering = new MutationObserver(followAttention);
	covering.observe(root, { attributeFilter: ["data-covered"] });
	followAttention();
	return {
		inWorker: worker !== null,
		send,
		listen(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		stop() {
			document.removeEventListener("visibilitychange", followAttention);
			covering.disconnect();
			send({ type: "run", running: false });
			worker?.terminate();
		},
	};
}

/** @throws Error if no worker can paint */
function startWorker(report: (report: EngineReport) => void): Promise<Worker> {
	return new Promise((resolve, reject) => {
		if (typeof Worker === "undefined" || !("transferControlToOffscreen" in HTMLCanvasElement.prototype))
			throw new Error("This browser's workers cannot paint");
		const worker = new Worker(createWorkerUrl(workerUrl), { type: "module", name: "effects" });
		const fail = (event?: ErrorEvent) => {
			event?.preventDefault();
			worker.terminate();
			reject(new Error("The effects' worker did not start"));
		};
		const timer = setTimeout(fail, startTimeoutMs);
		worker.onerror = fail;
		worker.onmessage = () => {
			clearTimeout(timer);
			worker.onerror = null;
			worker.onmessage = ({ data }: MessageEvent<EngineReport>) => report(data);
			resolve(worker);
		};
	});
}
