import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { ArticleNode } from "./article-node.ts";

afterEach(() => void vi.unstubAllEnvs());

it.each([
	["/", "/docs/images/a.svg"],
	["/sakura/", "/sakura/docs/images/a.svg"],
])("resolves pictures of this site below %s", async (base, src) => {
	vi.stubEnv("BASE_URL", base);
	vi.resetModules();
	const { renderArticle } = await import("./render-article.tsx");
	const nodes = renderArticle(
		[["p", { "data-passage": "ab12" }, ["img", { src: "/docs/images/a.svg", alt: "A" }]]],
		[],
	);
	expect(renderToStaticMarkup(nodes)).toContain(`<p data-passage="ab12"><img src="${src}" alt="A"/>`);
	expect(renderToStaticMarkup(renderArticle([["img", { src: "a.svg", alt: "" }]], []))).toContain('src="a.svg"');
});

it("names links and copy buttons after the heading, and samples after their number", async () => {
	const { renderArticle } = await import("./render-article.tsx");
	const figure: ArticleNode = ["figure", { className: "code" }, ["pre", null, ["code", null, "cherry up"]]];
	const quoted: ArticleNode = [
		"blockquote",
		null,
		["h3", { id: "h-inside" }, "Inside"],
		["h3", { id: "h-none" }, ["img", { alt: "" }]],
	];
	const markup = renderToStaticMarkup(
		renderArticle(
			[
				figure,
				["h2", { id: "h-start" }, "Start ", ["em", null, "here"]],
				["ul", null, ["li", null, figure]],
				figure,
				quoted,
			],
			[],
		),
	);
	expect([...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
		"Copy code",
		"Link to Start here",
		"Copy code: Start here",
		"Copy code: Start here, 2",
		"Link to Inside",
		"Link to this section",
	]);
});

it("a heading and its link share no `div`, which reader views would drop together with the heading", async () => {
	const { renderArticle } = await import("./render-article.tsx");
	const markup = renderToStaticMarkup(renderArticle([["h2", { id: "h-start" }, "Start"]], []));
	expect(markup).toMatch(/^<section class="heading"><h2 id="h-start"[^>]*>Start<\/h2><a [^>]*><\/a><\/section>$/);
});

it("a note's reference and the way back are links to their places, and links keep their titles", async () => {
	const { renderArticle } = await import("./render-article.tsx");
	const reference = { href: "#n-fn-a", "data-anchor": "n-fn-a", "aria-label": "Note 1", id: "n-fnref-a" };
	const markup = renderToStaticMarkup(
		renderArticle(
			[
				["a", reference, "1"],
				["a", { href: "https://example.org/", title: "A tip" }, "out"],
			],
			[],
		),
	);
	expect(markup).toContain('<a href="#n-fn-a" data-anchor="n-fn-a" aria-label="Note 1" id="n-fnref-a">1</a>');
	expect(markup).toContain('title="A tip"');
});
