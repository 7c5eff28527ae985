import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** The reader's code, as it starts in the served page. */
function begin(): Promise<typeof import("./prerendered-document.ts")> {
	vi.resetModules();
	return import("./prerendered-document.ts");
}

function put(id: string, ...children: Node[]): HTMLElement {
	const article = document.createElement("div");
	article.dataset.article = id;
	article.dataset.minutes = "5";
	article.append(...children);
	document.body.replaceChildren(article);
	return article;
}

function element(tag: string, text: string, id = ""): HTMLElement {
	const node = document.createElement(tag);
	node.textContent = text;
	if (id) node.id = id;
	return node;
}

/** A heading as it is served: with its anchor beside it. */
function heading(tag: string, text: string, id: string): HTMLElement {
	const frame = element("section", "");
	frame.className = "heading";
	frame.append(element(tag, text, id), element("a", ""));
	return frame;
}

test("reads the headings and the reading time from the served article", async () => {
	const quote = element("blockquote", "");
	quote.append(heading("h2", "Quoted", "h-quoted"));
	const children = [
		heading("h2", "Wrap", "h-wrap"),
		element("p", "Text"),
		heading("h3", "Options", "h-options"),
		quote,
	];
	put("05-02", ...children);
	const lead = element("p", "What a capsule holds.");
	lead.dataset.description = "05-02";
	document.body.append(lead);
	const { readPrerenderedDocument, wasPrerendered } = await begin();
	expect(wasPrerendered("05-02")).toBe(false);
	expect(readPrerenderedDocument("05-02")).toEqual({
		headings: [
			{ id: "h-wrap", text: "Wrap", depth: 2 },
			{ id: "h-options", text: "Options", depth: 3 },
		],
		description: "What a capsule holds.",
		minutes: 5,
		nodes: children,
	});
	expect(wasPrerendered("05-02")).toBe(true);
});

test("keeps the nodes after the page has moved on", async () => {
	const paragraph = element("p", "Text");
	put("05-03", paragraph);
	const { readPrerenderedDocument } = await begin();
	readPrerenderedDocument("05-03");
	document.body.replaceChildren();
	expect(readPrerenderedDocument("05-03")?.nodes[0]).toBe(paragraph);
});

test("returns null when the page was served with another document", async () => {
	put("05-04", element("p", "Text"));
	const { readPrerenderedDocument } = await begin();
	expect(readPrerenderedDocument("05-05")).toBeNull();
});

test("returns null when the page was served with an empty article", async () => {
	put("05-06");
	const { readPrerenderedDocument, wasPrerendered } = await begin();
	expect(readPrerenderedDocument("05-06")).toBeNull();
	expect(wasPrerendered("05-06")).toBe(false);
});

test("returns null for an article that was rendered later, which starts with its first nodes", async () => {
	document.body.replaceChildren();
	const { readPrerenderedDocument, wasPrerendered } = await begin();
	put("05-08", element("p", "Text"));
	expect(readPrerenderedDocument("05-08")).toBeNull();
	expect(wasPrerendered("05-08")).toBe(false);
});

test("returns null on the server", async () => {
	vi.stubGlobal("document", undefined);
	const { readPrerenderedDocument } = await begin();
	expect(readPrerenderedDocument("05-07")).toBeNull();
});
