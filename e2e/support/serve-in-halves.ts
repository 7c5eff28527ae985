import { serveWith } from "./serve-with.ts";

/** A proxy for the site that holds back the rest of a page, from this markup or from its middle, until it is released. */
export async function serveInHalves(site: string | undefined, from?: string) {
	const released = Promise.withResolvers<void>();
	const server = await serveWith(async ({ url = "/" }, response) => {
		const answer = await fetch(new URL(url, site));
		const type = answer.headers.get("content-type") ?? "";
		const body = Buffer.from(await answer.arrayBuffer());
		response.writeHead(answer.status, { "content-type": type });
		if (!type.startsWith("text/html")) return response.end(body);
		const end = from ? body.indexOf(from) : body.length / 2;
		if (end < 0) throw new Error(`${url} has no ${from}`);
		response.write(body.subarray(0, end));
		await released.promise;
		response.end(body.subarray(end));
	});
	return { ...server, release: released.resolve };
}
