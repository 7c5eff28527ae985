import builtDocumentsFolder from "virtual:built-documents";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { PATIENCE_MS } from "#src/platform/patience.ts";
import type { DocumentFile } from "./catalogue.ts";
import { readPrerenderedDocument } from "./prerendered-document.ts";

/** One sentence per document, by id, fetched separately from the catalogue: no first view needs all of them. */
export const documentDescriptions = lazyModule(async (): Promise<Readonly<Record<string, string>>> => {
	if (import.meta.env.SSR) return (await import("virtual:document-descriptions")).default;
	const answer = await fetch(`${import.meta.env.BASE_URL}${builtDocumentsFolder}descriptions.json`, {
		signal: AbortSignal.timeout(PATIENCE_MS),
	});
	if (!answer.ok) throw new Error(`descriptions: ${answer.status}`);
	return answer.json();
});

/** A document's description, if the page was served with it or the descriptions have loaded. */
export function descriptionOf({ id }: DocumentFile): string | undefined {
	const state = documentDescriptions.state();
	return readPrerenderedDocument(id)?.description ?? (state.status === "loaded" ? state.module[id] : undefined);
}
