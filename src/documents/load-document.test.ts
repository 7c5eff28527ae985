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

/**
 * Responses to a document's requests: a text stands for a markdown response; by default, the build has parsed nothing.
 */
const answers = (markdown: Response | Error | string, built: Response | Error = new Response("", { status: 404 })) => ({
	markdown: Promise.resolve(typeof markdown === "string" ? markdownAnswer(markdown) : markdown),
	built: Promise.resolve(built),
});
const builtFrom = async (text: string) => Response.json({ textKey: textKey(text), parsed: await parseDocument(text) });
const text = "## Wrap\n\nText";

function setUp(parts: Partial<DocumentLoaderParts> = {}) {
	const now = () => new Date(2026, 10, 21, 23, 59);
	const describe = async () => description;
	return createDocumentLoader({ parse: parseDocument, describe, now, ...parts });
}

describe("a document that can be read", () => {
	it("is parsed and kept", async () => {
		const loader = setUp();
		expect(loader.peek(file)).toBeUndefined();
		const loaded = await loader.load(file, answers(text));
		expect(loaded).toMatchObject({ markdown: text });
		expect(loaded.parsed.headings).toEqual([{ id: "h-wrap", text: "Wrap", depth: 2 }]);
		expect(loader.peek(file)).toBe(loaded);
	});

	it("is not parsed when the build has parsed this very text", async () => {
		const parsed = await parseDocument(text);
		const parse = vi.fn(parseDocument);
		const loader = setUp({ parse });
		const loaded = await loader.load(file, answers(text, Response.json({ textKey: textKey(text), parsed })));
		expect(loaded).toEqual({ parsed, markdown: text });
		expect(parse).not.toHaveBeenCalled();
	});

	it.each<[string, () => Promise<Response | Error>]>([
		["a longer text", () => builtFrom("## Wrap\n\nTexts")],
		["a text of the same length", () => builtFrom("## Wrap\n\ntext")],
		["none", async () => new Response("Not found", { status: 404 })],
		["an error page", async () => new Response("{}", { status: 500 })],
		["HTML", async () => new Response("<!doctype html>")],
		["null", async () => Response.json(null)],
		["no answer", async () => new DOMException("signal timed out", "TimeoutError")],
	])("is parsed when the build has %s", async (_name, built) => {
		const loader = setUp();
		const loaded = await loader.load(file, answers(text, await built()));
		expect(loaded).toEqual({ parsed: await parseDocument(text), markdown: text });
	});

	it("is available at once after it was put", async () => {
		const loader = setUp();
		const document = { parsed: await parseDocument("Text"), markdown: "Text" };
		loader.put(file, document);
		expect(loader.peek(file)).toBe(document);
	});

	it("is read ahead only if the build has parsed it", async () => {
		const parse = vi.fn(parseDocument);
		const loader = setUp({ parse });
		await loader.readAhead(file, answers(text, await builtFrom("another text")));
		expect(loader.peek(file)).toBeUndefined();
		await loader.readAhead(file, answers(text, await builtFrom(text)));
		expect(loader.peek(file)).toEqual({ parsed: await parseDocument(text), markdown: text });
		expect(parse).not.toHaveBeenCalled();
	});

	it("may be plain text, empty, or begin like a tag", async () => {
		for (const text of ["", "<htmlish> text", "Text about <!doctype html>"]) {
			const answer = new Response(text, { headers: { "content-type": 'text/plain; like="text/html"' } });
			expect((await setUp().load(file, answers(answer))).markdown).toBe(text);
		}
	});
});

describe("a document that cannot be read", () => {
	const cut = new Response(
		new ReadableStream({ start: (controller) => controller.error(new TypeError("connection cut")) }),
	);
	const typed = (type: string) => new Response("Text", { headers: { "content-type": type } });
	it.each<[string, Response | Error]>([
		["404", new Response("gone", { status: 404 })],
		["500", new Response("", { status: 500 })],
		["network down", new TypeError("Failed to fetch")],
		["connection cut", cut],
		["HTML by its type", typed("text/html; charset=utf-8")],
		["HTML by its type in capitals", typed("Text/HTML")],
		["XHTML by its type", typed("application/xhtml+xml")],
		["HTML by its text", markdownAnswer("\n<!DOCTYPE html><p>Home")],
		["HTML without doctype", markdownAnswer('<HTML lang="en">')],
	])("%s: returns the dated placeholder with the reason, whatever the build has", async (_name, answer) => {
		const loader = setUp();
		const loaded = await loader.load(file, answers(answer, await builtFrom("Text")));
		expect(loaded).toMatchObject({ markdown: null });
		const text = textOfAll(loaded.parsed.nodes);
		for (const part of [file.title, description, file.path, "21 November 2026"]) expect(text).toContain(part);
		expect(text).not.toContain("Home");
		expect(loaded.error).toHaveProperty("message");
	});

	it("returns the placeholder when parsing fails", async () => {
		const error = new DocumentUnreadable("not parsed within 10000 ms");
		const parse = vi.fn(parseDocument).mockRejectedValueOnce(error);
		const loader = setUp({ parse });
		expect(await loader.load(file, answers(text))).toMatchObject({ markdown: null, error });
	});

	it("is not kept: the next call tries again", async () => {
		const loader = setUp();
		expect((await loader.load(file, answers(new TypeError("down")))).markdown).toBeNull();
		expect(loader.peek(file)).toBeUndefined();
		expect((await loader.load(file, answers(text))).markdown).toBe(text);
	});
});

describe("a reader whose own code is missing", () => {
	it("fails, and tries again with the next call", async () => {
		const parse = vi.fn(parseDocument).mockRejectedValueOnce(new ParserUnavailable("no workers"));
		const loader = setUp({ parse });
		await expect(loader.load(file, answers(text))).rejects.toThrow(ParserUnavailable);
		expect((await loader.load(file, answers(text))).markdown).toBe(text);
	});
});
