import { beforeEach, expect, it } from "vitest";
import { showHead } from "./show-head.ts";

beforeEach(() => {
	document.head.replaceChildren();
	const add = (name: "meta" | "link", attributes: Record<string, string>) => {
		const element = document.createElement(name);
		for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
		document.head.append(element);
	};
	add("meta", { name: "description" });
	add("meta", { property: "og:title" });
	add("meta", { property: "og:description" });
	add("link", { rel: "canonical" });
});

const head = { name: "Glossary", description: "The words.", canonicalPath: "/guides/glossary", noindex: false };
const robots = () => document.head.querySelectorAll('meta[name="robots"]');

it("brings title, description and canonical address in line", () => {
	showHead(head);
	expect(document.title).toBe("Glossary · Sakura Ecosystem");
	const value = (selector: string, attribute = "content") =>
		document.head.querySelector(selector)?.getAttribute(attribute);
	expect(value('meta[name="description"]')).toBe("The words.");
	expect(value('meta[property="og:title"]')).toBe("Glossary · Sakura Ecosystem");
	expect(value('meta[property="og:description"]')).toBe("The words.");
	expect(value('link[rel="canonical"]', "href")).toBe(`${location.origin}/guides/glossary`);
});

it("asks not to be indexed once, and takes it back", () => {
	showHead({ ...head, noindex: true });
	showHead({ ...head, noindex: true });
	expect(robots()).toHaveLength(1);
	showHead(head);
	expect(robots()).toHaveLength(0);
});
