import { beforeEach, expect, it } from "vitest";
import { showHead } from "./show-head.ts";

beforeEach(() => {
	document.head.replaceChildren();
	const add = (name: "meta" | "link" | "script", attributes: Record<string, string>) => {
		const element = document.createElement(name);
		for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
		document.head.append(element);
	};
	add("meta", { name: "description" });
	add("meta", { property: "og:title" });
	add("link", { rel: "canonical", href: "/guides/glossary" });
	add("link", { rel: "alternate", type: "text/markdown", href: "/guides/glossary.md" });
	add("link", { rel: "alternate", type: "application/json", href: "/assets/glossary.json" });
	add("link", { rel: "alternate", type: "application/atom+xml", href: "/feed.atom" });
	add("script", { type: "application/ld+json" });
});

const head = { name: "Glossary", description: "The words.", canonicalPath: "/guides/glossary", noindex: false };
const robots = () => document.head.querySelectorAll('meta[name="robots"]');

it("updates title, description and canonical address", () => {
	showHead(head);
	expect(document.title).toBe("Glossary · Sakura Ecosystem");
	const value = (selector: string, attribute = "content") =>
		document.head.querySelector(selector)?.getAttribute(attribute);
	expect(value('meta[name="description"]')).toBe("The words.");
	expect(value('link[rel="canonical"]', "href")).toBe(`${location.origin}/guides/glossary`);
});

const saidOfServed = 'meta[property="og:title"], [type="text/markdown"], [type$="json"]';

it("keeps the served page's metadata while that page is shown", () => {
	showHead(head);
	showHead(head);
	expect(document.head.querySelectorAll(saidOfServed)).toHaveLength(4);
});

it("removes it for another page, and keeps metadata that holds for every page", () => {
	showHead({ ...head, canonicalPath: "/tokens" });
	expect(document.head.querySelectorAll(saidOfServed)).toHaveLength(0);
	expect(document.head.querySelectorAll('[type="application/atom+xml"]')).toHaveLength(1);
});

it("adds noindex once, and removes it again", () => {
	showHead({ ...head, noindex: true });
	showHead({ ...head, noindex: true });
	expect(robots()).toHaveLength(1);
	showHead(head);
	expect(robots()).toHaveLength(0);
});
