import { expect, test, vi } from "vitest";
import { readPrerenderedDocument, wasPrerendered } from "./prerendered-document.ts";

function serve(id: string, ...children: Node[]): HTMLElement {
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
	const frame = element("div", "");
	frame.className = "heading";
	frame.append(element(tag, text, id), element("a", ""));
	return frame;
}

test("headings of the contents list and reading time are read off the served article", () => {
	const quote = element("blockquote", "");
	quote.append(heading("h2", "Quoted", "h-quoted"));
	const children = [
		heading("h2", "Wrap", "h-wrap"),
		element("p", "Text"),
		heading("h3", "Options", "h-options"),
		quote,
	];
	serve("05-02", ...children);
	const lead = element("p", "What a capsule holds.");
	lead.dataset.description = "05-02";
	document.body.append(lead);
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

test("its nodes are kept when the page has moved on", () => {
	const paragraph = element("p", "Text");
	serve("05-03", paragraph);
	readPrerenderedDocument("05-03");
	document.body.replaceChildren();
	expect(readPrerenderedDocument("05-03")?.nodes[0]).toBe(paragraph);
});

test("nothing where the page was served with another document, or with an empty article", () => {
	serve("05-04", element("p", "Text"));
	expect(readPrerenderedDocument("05-05")).toBeNull();
	serve("05-06");
	expect(readPrerenderedDocument("05-06")).toBeNull();
	expect(wasPrerendered("05-06")).toBe(false);
});

test("nothing on the server", () => {
	vi.stubGlobal("document", undefined);
	expect(readPrerenderedDocument("05-07")).toBeNull();
});
