import plan from "virtual:search-plan";
import { url } from "#src/navigation/url.ts";
import { deviceHints } from "#src/platform/device-hints.ts";
import type { IndexFiles } from "./find-documents.ts";

let files: IndexFiles = new Map();
const underWay = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
let isRestAsked = false;

/** What this visit has fetched of the documents' index: another map when more has arrived. */
export const indexFiles = {
	read: (): IndexFiles => files,
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
};

/**
 * Fetches files of the documents' index, each once; what failed is asked for again.
 * @throws Error where one cannot be had: no connection, a deployment that took it away, a host's own answer in its place
 */
export async function fetchIndexFiles(names: readonly string[]): Promise<void> {
	await Promise.all(names.map(fetchOnce));
	for (const listener of listeners) listener();
}

/**
 * Fetches all there is besides, once, where that is little and the visitor did not ask for fewer bytes: nothing has to be
 * fetched for the next searches then. Where it fails they fetch what they need.
 */
export async function fetchRestOfIndex(): Promise<void> {
	if (isRestAsked || !plan.rest || deviceHints().saveData || !navigator.onLine) return;
	isRestAsked = true;
	const rest = await fetchFile("rest.json", "low").catch(() => ({}));
	// Nobody is told: what is listed stays as it is.
	files = new Map([...Object.entries(rest), ...files]);
}

function fetchOnce(name: string): Promise<void> {
	if (files.has(name)) return Promise.resolve();
	const known =
		underWay.get(name) ??
		fetchFile(name)
			.then((content) => {
				if (!isIndexFile(name, content)) throw new Error(`${name} is none of the index`);
				files = new Map(files).set(name, content);
			})
			.finally(() => underWay.delete(name));
	underWay.set(name, known);
	return known;
}

/** Whether what arrived is what the name says, and not, say, a host's own answer for what it does not have. */
function isIndexFile(name: string, content: object): boolean {
	const { terms, parts } = content as { terms?: unknown; parts?: unknown };
	return Array.isArray(name.startsWith("t") ? terms : name.startsWith("d") ? parts : content);
}

async function fetchFile(name: string, priority: RequestPriority = "auto"): Promise<object> {
	const path = `/${plan.folder}${name}`;
	const answer = await fetch(url(path), { priority });
	if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
	return answer.json();
}
