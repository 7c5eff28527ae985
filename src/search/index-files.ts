import plan from "virtual:search-plan";
import { url } from "#src/navigation/url.ts";
import { deviceHints } from "#src/platform/device-hints.ts";
import { PATIENCE_MS } from "#src/platform/patience.ts";
import type { IndexFiles } from "./find-documents.ts";

let files: IndexFiles = new Map();
const underWay = new Map<string, Promise<void>>();
let isRestAsked = false;

/** The index files fetched during this visit. */
export const indexFiles = (): IndexFiles => files;

/**
 * Fetches files of the documents' index, each once; a failed file is requested again by the next call.
 * @throws Error when a file cannot be loaded: offline, removed by a deployment, or answered with a host's fallback page
 */
export async function fetchIndexFiles(names: readonly string[]): Promise<void> {
	await Promise.all(names.map(fetchOnce));
}

/**
 * Fetches the whole index in one request, once, if it is small and the visitor has not asked to save data, so that later
 * searches need no network. If that fails, they fetch the files they need.
 */
export async function fetchRestOfIndex(): Promise<void> {
	if (isRestAsked || !plan.rest || deviceHints().saveData || !navigator.onLine) return;
	isRestAsked = true;
	const rest = await fetchFile("rest.json", "low").catch(() => ({}));
	const fetched = Object.entries(rest ?? {}).filter(([name, content]) => isIndexFile(name, content));
	files = new Map([...fetched, ...files]);
}

function fetchOnce(name: string): Promise<void> {
	if (files.has(name)) return Promise.resolve();
	const known =
		underWay.get(name) ??
		fetchFile(name)
			.then((content) => {
				if (!isIndexFile(name, content)) throw new Error(`${name} is not an index file`);
				files = new Map(files).set(name, content);
			})
			.finally(() => underWay.delete(name));
	underWay.set(name, known);
	return known;
}

/** Whether the content has the shape its file name promises; some hosts answer 200 with JSON of their own for missing files. */
function isIndexFile(name: string, content: unknown): boolean {
	const { terms, parts } = (content ?? {}) as { terms?: unknown; parts?: unknown };
	return Array.isArray(name.startsWith("t") ? terms : name.startsWith("d") ? parts : content);
}

async function fetchFile(name: string, priority: RequestPriority = "auto"): Promise<object> {
	const path = `/${plan.folder}${name}`;
	const answer = await fetch(url(path), { priority, signal: AbortSignal.timeout(PATIENCE_MS) });
	if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
	return answer.json();
}
