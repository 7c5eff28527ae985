import { describe, expect, it, vi } from "vitest";
import { type ArticleNode, textOf } from "./article-node.ts";
import { textKey } from "./built-document.ts";
import { allDocuments } from "./catalogue.ts";
import { createDocumentLoader, type DocumentLoaderParts } from "./load-document.ts";
import { parseDocument } from "./parse-document.ts";
import { DocumentUnreadable, ParserUnavailable } from "./parser-client.ts";
import { sampleCatalogue } from "./sample-catalogue.test-data.ts";

const file = allDocuments(sampleCatalogue).find(({ id }) => id === "05-02");
if (!file) throw new Error("no 05-02");

const description = "What a capsule holds, and how it is opened.";
const markdownAnswer = (text: string) =>
	new Response(text, { headers: { "content-type": "text/markdown; charset=utf-8" } });
const textOfAll = (nodes: ArticleNode[]) => nodes.map(textOf).join("\n");

function setUp(parts: Partial<DocumentLoaderParts> = {}) {
	const fetch = vi.fn(async (_url: string) => markdownAnswer("## Wrap\n\nText"));
	const log = vi.fn();
	const now = () => new Date(2026, 10, 21, 23, 59);
	const describe = async () => description;
	const fetchBuilt = async () => undefined;
	const all = { fetch, fetchBuilt, parse: parseDocument, describe, now, log, base: "/", ...parts };
	return { loader: createDocumentLoader(all), fetch: all.fetch as typeof fetch, log };
}

describe("a document that can be read", () => {
	it("is fetched from its path below the base and parsed", async () => {
		const { loader, fetch, log } = setUp({ base: "/site/" });
		expect(loader.peek(file)).toBeUndefined();
		const loaded = await loader.load(file);
		expect(fetch.mock.calls).toEqual([["/site/docs/05-technical-architecture/02-server-capsules.md"]]);
		expect(loaded).toMatchObject({ markdown: "## Wrap\n\nText", placeholder: false });
		expect(loaded.parsed.headings).toEqual([{ id: "h-wrap", text: "Wrap", depth: 2 }]);
		expect(log).not.toHaveBeenCalled();
	});

	it("is fetched once, also when asked for twice at a time, and then there at once", async () => {
		const { loader, fetch } = setUp();
		const [first, second] = await Promise.all([loader.load(file), loader.load(file)]);
		expect(second).toBe(first);
		expect(await loader.load(file)).toBe(first);
		expect(loader.peek(file)).toBe(first);
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	it("is not parsed where the build has parsed this very text, which is asked for meanwhile", async () => {
		const markdown = "## Wrap\n\nText";
		const parsed = await parseDocument(markdown);
		const parse = vi.fn(parseDocument);
		const asked = vi.fn(async () => ({ textKey: textKey(markdown), parsed }));
		const fetch = async () => {
			expect(asked).toHaveBeenCalledExactlyOnceWith(file);
			return markdownAnswer(markdown);
		};
		const { loader } = setUp({ fetch, fetchBuilt: asked, parse });
		expect(await loader.load(file)).toEqual({ parsed, markdown, placeholder: false });
		expect(parse).not.toHaveBeenCalled();
	});

	it.each(["## Wrap\n\nTexts", "## Wrap\n\ntext", ""])(
		"is parsed where the build had another text: %j",
		async (other) => {
			const parsed = await parseDocument(other);
			const { loader } = setUp({ fetchBuilt: async () => ({ textKey: textKey(other), parsed }) });
			expect((await loader.load(file)).parsed).toEqual(await parseDocument("## Wrap\n\nText"));
		},
	);

	it("is not fetched where it was put", async () => {
		const { loader, fetch } = setUp();
		const document = { parsed: await parseDocument("Text"), markdown: "Text", placeholder: false };
		loader.put(file, document);
		expect(loader.peek(file)).toBe(document);
		expect(await loader.load(file)).toBe(document);
		expect(fetch).not.toHaveBeenCalled();
	});

	it("may be plain text, empty, or begin like a tag", async () => {
		for (const text of ["", "<htmlish> text", "Text about <!doctype html>"]) {
			const { loader } = setUp({
				fetch: async () => new Response(text, { headers: { "content-type": 'text/plain; like="text/html"' } }),
			});
			expect((await loader.load(file)).placeholder).toBe(false);
		}
	});
});

describe("a document that cannot be read", () => {
	const cut = new Response(
		new ReadableStream({ start: (controller) => controller.error(new TypeError("connection cut")) }),
	);
	it.each<[string, () => Promise<Response>]>([
		["404", async () => new Response("gone", { status: 404 })],
		["500", async () => new Response("", { status: 500 })],
		["network down", async () => Promise.reject(new TypeError("Failed to fetch"))],
		["connection cut", async () => cut],
		["HTML by its type", async () => new Response("Text", { headers: { "content-type": "text/html; charset=utf-8" } })],
		["HTML by its type in capitals", async () => new Response("Text", { headers: { "content-type": "Text/HTML" } })],
		["XHTML by its type", async () => new Response("Text", { headers: { "content-type": "application/xhtml+xml" } })],
		["HTML by its text", async () => markdownAnswer("\n<!DOCTYPE html><p>Home")],
		["HTML without doctype", async () => markdownAnswer('<HTML lang="en">')],
	])("%s: gives the dated placeholder and says so in the log", async (_name, fetch) => {
		const { loader, log } = setUp({ fetch });
		const loaded = await loader.load(file);
		expect(loaded).toMatchObject({ placeholder: true, markdown: null });
		const text = textOfAll(loaded.parsed.nodes);
		for (const part of [file.title, description, file.path, "21 November 2026"]) expect(text).toContain(part);
		expect(text).not.toContain("Home");
		expect(log).toHaveBeenCalledTimes(1);
		expect(log.mock.calls[0]?.[0]).toContain(file.path);
	});

	it("gives the placeholder where parsing fails", async () => {
		const parse = vi.fn(parseDocument).mockRejectedValueOnce(new DocumentUnreadable("not parsed within 4000 ms"));
		const { loader, log } = setUp({ parse });
		expect(await loader.load(file)).toMatchObject({ placeholder: true, markdown: null });
		expect(log).toHaveBeenCalledTimes(1);
	});

	it("gives the placeholder also where the parser cannot be fetched either", async () => {
		const { loader, log } = setUp({
			fetch: async () => Promise.reject(new TypeError("Failed to fetch")),
			parse: async () => Promise.reject(new ParserUnavailable("its script did not load")),
		});
		const loaded = await loader.load(file);
		expect(loaded.placeholder).toBe(true);
		expect(textOfAll(loaded.parsed.nodes)).toContain(file.title);
		expect(log).toHaveBeenCalledTimes(2);
	});

	it("is not kept: the next call tries again", async () => {
		const fetch = vi.fn(async (_url: string) => markdownAnswer("Text")).mockRejectedValueOnce(new TypeError("down"));
		const { loader } = setUp({ fetch });
		expect((await loader.load(file)).placeholder).toBe(true);
		expect(loader.peek(file)).toBeUndefined();
		expect((await loader.load(file)).placeholder).toBe(false);
		expect(fetch).toHaveBeenCalledTimes(2);
	});
});

describe("a reader whose own code is missing", () => {
	it("fails, and tries again with the next call", async () => {
		const parse = vi.fn(parseDocument).mockRejectedValueOnce(new ParserUnavailable("no workers"));
		const { loader, log } = setUp({ parse });
		await expect(loader.load(file)).rejects.toThrow(ParserUnavailable);
		expect(log).not.toHaveBeenCalled();
		expect((await loader.load(file)).placeholder).toBe(false);
	});
});
