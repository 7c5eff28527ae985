import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => void vi.unstubAllEnvs());

it.each([
	["/", "/docs/images/a.svg"],
	["/sakura/", "/sakura/docs/images/a.svg"],
])("finds pictures of this site below %s", async (base, src) => {
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
