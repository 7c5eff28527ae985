import type { APIRequestContext, Page } from "@playwright/test";

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

/** Paths of all requests from now on, in order. */
export function listenToRequests(page: Page): string[] {
	const heard: string[] = [];
	page.on("request", (request) => heard.push(new URL(request.url()).pathname));
	return heard;
}
