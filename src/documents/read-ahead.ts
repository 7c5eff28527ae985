import { deviceHints } from "#src/platform/device-hints.ts";
import { networkOnlyHeader } from "#src/platform/worker-headers.ts";
import { type DocumentFile, type DocumentSection, neighbours } from "./catalogue.ts";
import { requestDocument } from "./document-files.ts";
import type { DocumentLoader } from "./load-document.ts";
import { wasPrerendered } from "./prerendered-document.ts";

/** Later, the visitor has probably gone on, and what is then asked for must not queue behind this. */
const timeoutMs = 4_000;

/**
 * Reads the next document and then the previous one, unless the visitor saves data: a finger gives no notice before it
 * presses. Past the service worker, so that no copy is kept of a document nobody opened, nor taken for the open one's.
 * A failure is ignored: the document is requested again when it is opened.
 */
export async function readNeighbours(
	loader: Pick<DocumentLoader, "readAhead" | "peek">,
	catalogue: readonly DocumentSection[],
	open: DocumentFile,
): Promise<void> {
	if (deviceHints().saveData) return;
	const { next, previous } = neighbours(catalogue, open);
	for (const file of [next, previous]) {
		if (!file || wasPrerendered(file.id) || loader.peek(file)) continue;
		const options = {
			headers: { [networkOnlyHeader]: "1" },
			priority: "low",
			signal: AbortSignal.timeout(timeoutMs),
		} as const;
		await loader.readAhead(file, requestDocument(file, options)).catch(() => {});
	}
}
