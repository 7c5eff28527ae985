import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page, Route } from "@playwright/test";

/**
 * A document that tests replace with their own. Its address by id is not prerendered, so the reader fetches the file,
 * as it does whenever a visitor chooses a document.
 */
export const replaceable = {
	address: "/docs/05/05-02",
	path: "/docs/technical-architecture/server-capsules",
	file: "**/docs/05-technical-architecture/02-server-capsules.md",
	title: "Server Capsules",
	source: readFileSync(
		join(import.meta.dirname, "../../public/docs/05-technical-architecture/02-server-capsules.md"),
		"utf8",
	),
};

/** The element with a document's content. */
export const articleOf = (page: Page): Locator => page.locator("[data-article]");

/** Answers the request for the replaceable document with these bytes. */
export async function answerDocument(page: Page, body: string | Buffer): Promise<void> {
	await page.route(replaceable.file, (route: Route) =>
		route.fulfill({ body, contentType: "text/markdown; charset=utf-8" }),
	);
}
