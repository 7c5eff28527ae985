import { serveWith } from "./serve-with.ts";

const shell = "/offline";

/** The only address at which Cloudflare Pages answers: pages end with a slash, files do not end with `.html`. */
function addressOf(path: string): string {
	if (path.endsWith(".html")) return path.slice(0, -".html".length);
	return path.endsWith("/") || path === shell || /\.\w+$/.test(path) ? path : `${path}/`;
}

/** A proxy for the site that redirects other addresses to that one. */
export function serveRedirecting(site: string) {
	return serveWith(async ({ url = "/" }, response) => {
		const { pathname, search } = new URL(url, site);
		const address = addressOf(pathname);
		if (address !== pathname) return response.writeHead(308, { location: address + search }).end();
		const answer = await fetch(new URL(pathname === shell ? `${shell}.html` : pathname, site));
		response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
		response.end(Buffer.from(await answer.arrayBuffer()));
	});
}
