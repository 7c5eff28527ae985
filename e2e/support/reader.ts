import type { Locator, Page, Request } from "@playwright/test";
import { readsAhead } from "./page-scripts.ts";

/** The reader's own sidebar, next to the document. */
export const readerSidebar = (page: Page): Locator => page.getByRole("complementary", { name: "Documents" });

/** The button that unfolds a section of the sidebar. */
export const sectionToggle = (page: Page, title: string): Locator =>
	readerSidebar(page).getByRole("button", { name: title });

/** A document's link in the sidebar. */
export const documentLink = (page: Page, title: string): Locator =>
	readerSidebar(page).getByRole("link", { name: title, exact: true });

/** The main heading, on the landing page or in a document. */
export const openTitle = (page: Page): Locator => page.getByRole("main").getByRole("heading", { level: 1 });

/** The text of the open document, without its head. */
export const articleOf = (page: Page): Locator => page.locator("[data-article]");

/** Paths of the markdown files that the page requests from now on, in order; the list grows. Without those read ahead. */
export function markdownRequests(page: Page): string[] {
	const paths: string[] = [];
	page.on("request", (request: Request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".md") && !readsAhead(request)) paths.push(pathname);
	});
	return paths;
}

/** Paths of the documents that these tests use. */
export const files = {
	mesh: "/docs/05-technical-architecture/05-p2p-mesh.md",
	capsules: "/docs/05-technical-architecture/02-server-capsules.md",
	keys: "/docs/05-technical-architecture/03-encryption-and-keys.md",
	vision: "/docs/01-project-overview/01-vision-and-principles.md",
} as const;

/**
 * A document that tests replace with their own. Its address by id is not prerendered, so the reader fetches the file,
 * as it does whenever a visitor chooses a document.
 */
export const replaceable = {
	address: "/docs/05/05-02",
	path: "/docs/technical-architecture/server-capsules",
	file: `**${files.capsules}`,
	title: "Server Capsules",
} as const;

/** Replaces a document's file with a custom text. */
export async function serveMarkdown(page: Page, path: string, markdown: string): Promise<void> {
	await page.route(`**${path}`, (route) =>
		route.fulfill({ contentType: "text/markdown; charset=utf-8", body: markdown }),
	);
}
