import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import type { DocumentFile } from "./catalogue.ts";
import { readPrerenderedDocument } from "./prerendered-document.ts";

/** One sentence a document, fetched apart from the catalogue: nothing that is shown first needs them all. */
export const documentDescriptions = lazyModule(importInPlace(() => import("virtual:document-descriptions")));

/** A document's description, where the page was served with it or the descriptions have arrived. */
export function descriptionOf({ id }: DocumentFile): string | undefined {
	const state = documentDescriptions.state();
	return readPrerenderedDocument(id)?.description ?? (state.status === "loaded" ? state.module.default[id] : undefined);
}
