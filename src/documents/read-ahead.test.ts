import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { networkOnlyHeader } from "#src/platform/worker-headers.ts";
import { textKey } from "./built-document.ts";
import { allDocuments, type DocumentFile } from "./catalogue.ts";
import { createDocumentLoader } from "./load-document.ts";
import { parseDocument } from "./parse-document.ts";
import { readNeighbours } from "./read-ahead.ts";
import { sampleCatalogue } from "./sample-catalogue.test-data.ts";

const files = allDocuments(sampleCatalogue);
const [first, second, third] = files as [DocumentFile, DocumentFile, DocumentFile];
const last = files.at(-1) as DocumentFile;

let loader: ReturnType<typeof createDocumentLoader>;
const { asked } = vi.hoisted(() => ({
	asked: vi.fn((_file: DocumentFile, _options?: RequestInit) => ({
		markdown: Promise.resolve(new Response("Text")),
		built: Promise.resolve(Response.json({ textKey: textKey("Text"), parsed: {} })),
	})),
}));
vi.mock("./document-files.ts", () => ({ requestDocument: asked }));
const askedDocuments = () => asked.mock.calls.map(([{ id }]) => id);

beforeEach(() => {
	loader = createDocumentLoader({ parse: parseDocument, describe: async () => "", now: () => new Date(2026, 10, 25) });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

it("reads the next document, then the previous one, past the service worker", async () => {
	await readNeighbours(loader, sampleCatalogue, second);
	expect(askedDocuments()).toEqual([third.id, first.id]);
	for (const [, options] of asked.mock.calls) {
		expect(options).toMatchObject({ headers: { [networkOnlyHeader]: "1" }, priority: "low" });
		expect(options?.signal).toBeInstanceOf(AbortSignal);
	}
	expect(loader.peek(third)).toMatchObject({ markdown: "Text" });
	expect(loader.peek(first)).toMatchObject({ markdown: "Text" });
});

it.each([
	["first", first, [second]],
	["last", last, [files.at(-2)]],
])("reads one from the %s document", async (_name, open, expected) => {
	await readNeighbours(loader, sampleCatalogue, open);
	expect(askedDocuments()).toEqual(expected.map((file) => file?.id));
});

it("reads no document twice", async () => {
	await readNeighbours(loader, sampleCatalogue, first);
	await readNeighbours(loader, sampleCatalogue, third);
	expect(askedDocuments().filter((id) => id === second.id)).toHaveLength(1);
});

it("reads nothing for visitors who save data", async () => {
	vi.stubGlobal("navigator", { connection: { saveData: true } });
	await readNeighbours(loader, sampleCatalogue, second);
	expect(asked).not.toHaveBeenCalled();
});

it("ignores a failure without a word, keeps nothing of it, and reads the other one all the same", async () => {
	const log = vi.spyOn(console, "error");
	const down = Promise.resolve(new TypeError("Failed to fetch"));
	asked.mockReturnValueOnce({ markdown: down, built: down } as never);
	await readNeighbours(loader, sampleCatalogue, second);
	expect(loader.peek(third)).toBeUndefined();
	expect(loader.peek(first)).toBeDefined();
	expect(log).not.toHaveBeenCalled();
});
