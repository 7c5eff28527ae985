import { expect, it, vi } from "vitest";
import { allDocuments, type DocumentFile } from "./catalogue.ts";
import { prefetchDocument, readAlready, readDocument } from "./document-reading.ts";
import type { LoadedDocument } from "./load-document.ts";
import { sampleCatalogue } from "./sample-catalogue.test-data.ts";

const { loader, order, read } = vi.hoisted(() => {
	const loader = Promise.withResolvers<void>();
	const order: string[] = [];
	const read = new Map<string, unknown>();
	return { loader, order, read };
});
vi.mock("./document-descriptions.ts", () => ({ documentDescriptions: { prefetch: () => {} } }));
vi.mock("./document-files.ts", () => ({
	requestDocument: ({ id }: { id: string }) => {
		order.push(`asked for ${id}`);
		return `answers of ${id}`;
	},
}));
vi.mock("./document-loader.ts", async () => {
	await loader.promise;
	order.push("loader");
	const load = async ({ id }: { id: string }, answers: unknown) => {
		order.push(`read ${answers}`);
		const document = { parsed: {}, markdown: id === "01-02" ? null : "", error: "the answer was 404" };
		if (document.markdown !== null) read.set(id, document);
		return document;
	};
	return { documentLoader: { load, peek: ({ id }: { id: string }) => read.get(id) }, renderArticle: () => [] };
});

const [document, withPlaceholder] = allDocuments(sampleCatalogue) as [DocumentFile, DocumentFile];

it("requests a document once, before the reader's code has loaded, and a placeholder's document again, logged once opened", async () => {
	const both = [readDocument(document), readDocument(document)];
	expect(order).toEqual(["asked for 01-01"]);
	expect(readAlready(document)).toBeUndefined();
	loader.resolve();
	const [first, second] = (await Promise.all(both)) as [LoadedDocument, LoadedDocument];
	expect(second).toBe(first);
	expect(order).toEqual(["asked for 01-01", "loader", "read answers of 01-01"]);
	expect(await readDocument(document)).toBe(first);
	expect(readAlready(document)).toBe(first);
	expect(order).toHaveLength(3);

	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	await prefetchDocument(withPlaceholder);
	expect(logged).not.toHaveBeenCalled();
	await readDocument(withPlaceholder);
	expect(logged.mock.calls).toEqual([[`Document ${withPlaceholder.path} could not be loaded`, "the answer was 404"]]);
	expect(order.filter((step) => step === "asked for 01-02")).toHaveLength(2);
});

it("does not try again in the background what failed", async () => {
	vi.resetModules();
	const imported = vi.fn(() => Promise.reject(new Error("gone")));
	vi.doMock("./document-loader.ts", imported);
	const { prefetchDocument, preloadReader } = await import("./document-reading.ts");
	await prefetchDocument(document);
	await prefetchDocument(document);
	await preloadReader(sampleCatalogue, document);
	expect(imported).toHaveBeenCalledTimes(1);
});

it("reports why the reader's own code could not be loaded", async () => {
	vi.resetModules();
	vi.doMock("./document-loader.ts", () => Promise.reject(new Error("gone")));
	const { readDocument } = await import("./document-reading.ts");
	await expect(readDocument(document)).rejects.toMatchObject({ cause: new Error("gone") });
});
