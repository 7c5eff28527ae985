import type { APIRequestContext, Page, Request } from "@playwright/test";
import { networkOnlyHeader } from "#src/platform/worker-headers.ts";

/** Addresses of the scripts in a page's HTML: those of the shell, and the page's own. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
	const html = await (await request.get(path)).text();
	const tags = html.matchAll(/<(?:script\b[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
	return [...tags].map(([, address = ""]) => address);
}

/** Scripts that a page needs and home does not. */
export async function ownScriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
	const shared = await scriptsOf(request, "/");
	return (await scriptsOf(request, path)).filter((address) => !shared.includes(address));
}

/** Whether a request reads a document ahead, next to the open one, which no visitor has asked for. */
export const readsAhead = (request: Request): boolean => networkOnlyHeader.toLowerCase() in request.headers();

/** Paths of all requests from now on, in order, without those that read ahead. */
export function listenToRequests(page: Page): string[] {
	const heard: string[] = [];
	page.on("request", (request) => {
		if (!readsAhead(request)) heard.push(new URL(request.url()).pathname);
	});
	return heard;
}
