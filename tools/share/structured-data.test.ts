import { expect, it } from "vitest";
import { capsules, glossary, home } from "./sample-pages.test-data.ts";
import { structuredData } from "./structured-data.ts";

const site = { origin: "https://site.example", base: "/sakura/" };
const graph = (page = home, at = site) => JSON.parse(structuredData(page, at))["@graph"];

it("home describes the site and its publisher, without a search action", () => {
	expect(graph()).toEqual([
		{
			"@type": "WebSite",
			name: "Sakura Ecosystem",
			url: "https://site.example/sakura/",
			description: "Four seasons.",
			inLanguage: "en",
			publisher: {
				"@type": "Organization",
				name: "Sakura Ecosystem",
				url: "https://site.example/sakura/",
				logo: "https://site.example/sakura/icons/icon-512.png",
			},
		},
	]);
});

it("a document is an article with its dates and a breadcrumb trail", () => {
	const [article, trail] = graph(capsules);
	expect(article).toMatchObject({
		"@type": "TechArticle",
		headline: "Server Capsules",
		articleSection: "Technical Architecture",
		datePublished: "2026-11-20",
		dateModified: "2026-11-22",
		image: "https://site.example/sakura/share/docs/technical-architecture/server-capsules.png",
	});
	expect(
		trail.itemListElement.map(({ position, name }: { position: number; name: string }) => [position, name]),
	).toEqual([
		[1, "Documentation"],
		[2, "Technical Architecture"],
		[3, "Server Capsules"],
	]);
	expect(trail.itemListElement[2].item).toBe(article.url);
});

it("leaves out unknown dates, and uses relative addresses without an origin", () => {
	const [page, ...more] = graph(glossary, { origin: "", base: "/" });
	expect(Object.keys(page)).not.toEqual(expect.arrayContaining(["dateModified"]));
	expect(Object.keys(page)).not.toEqual(expect.arrayContaining(["datePublished"]));
	expect(page).toMatchObject({ "@type": "WebPage", name: glossary.title, url: "/guides/glossary" });
	expect(more).toEqual([]);
});

it("cannot end the element it is in", () => {
	const text = structuredData({ ...glossary, title: "</script><script>alert(1)" }, site);
	expect(text).not.toContain("<");
	expect(JSON.parse(text)["@graph"][0].name).toBe("</script><script>alert(1)");
});
