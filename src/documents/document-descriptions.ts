import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import type { DocumentFile } from "./catalogue.ts";
import { readPrerenderedDocument } from "./prerendered-document.ts";

/** One sentence per document, fetched separately from the catalogue: no first view needs all of them. */
export const documentDescriptions = lazyModule(importInPlace(() => import("virtual:document-descriptions")));

/** A document's description, if the page was served with it or the descriptions have loaded. */
export function descriptionOf({ id }: DocumentFile): string | undefined {
	const state = documentDescriptions.state();
	return readPrerenderedDocument(id)?.description ?? (state.status === "loaded" ? state.module.default[id] : undefined);
}
