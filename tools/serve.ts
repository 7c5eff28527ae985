import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, resolve } from "node:path";
import sirv from "sirv";
import { acceptedEncodings } from "./accepted-encodings.ts";
import { immutableCache, readHeaderOptions, revalidatedCache, securityHeaders } from "./headers.ts";
import { readPort, takenPortMessage } from "./port.ts";
import { readRequestPath } from "./request-path.ts";

export interface SiteServer {
	url: string;
	port: number;
	/** Takes no new connection, ends idle ones, lets running answers finish for up to three seconds. */
	close: () => Promise<void>;
}

const graceMs = 3_000;

/** sirv names types without a charset; a browser would then guess for documents opened on their own. */
const contentTypes: Record<string, string> = {
	"": "text/plain; charset=utf-8",
	".bash": "text/plain; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".fish": "text/plain; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ics": "text/calendar; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".md": "text/markdown; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
};

function answerText(response: ServerResponse, status: number, text: string): void {
	response.removeHeader("ETag");
	response.setHeader("Cache-Control", revalidatedCache);
	response.writeHead(status, {
		"Content-Type": "text/plain; charset=utf-8",
		"Content-Length": Buffer.byteLength(text),
	});
	response.end(text);
}

/**
 * Answers a request from the folder `root`. Files are looked up per request (`dev`), so that a build made while the
 * server runs is neither served stale nor by a size that no longer holds.
 */
function siteHandler(root: string): (request: IncomingMessage, response: ServerResponse) => void {
	const files = sirv(root, {
		dev: true,
		etag: true,
		brotli: true,
		gzip: true,
		extensions: [],
		setHeaders: (response, pathname) => {
			response.removeHeader("ETag"); // sirv sets the file's own
			const type = contentTypes[extname(pathname)];
			if (type !== undefined) response.setHeader("Content-Type", type);
		},
	});

	return (request, response) => {
		for (const [name, value] of Object.entries(securityHeaders(readHeaderOptions(root))))
			response.setHeader(name, value);
		if (request.method !== "GET" && request.method !== "HEAD") {
			response.setHeader("Allow", "GET, HEAD");
			return answerText(response, 405, "This site answers GET and HEAD only.\n");
		}
		const asked = readRequestPath(request.url ?? "/");
		const notFound = () => answerText(response, 404, "There is no such file.\n");
		if (asked.kind === "bad") return answerText(response, 400, "This is not a path.\n");
		if (asked.kind === "hidden") return notFound();

		request.headers["accept-encoding"] = acceptedEncodings(request.headers["accept-encoding"]);
		delete request.headers.range; // optional in HTTP; sirv throws on a range that runs backwards
		response.setHeader("Vary", "Accept-Encoding");
		// A 304 has to repeat the ETag (RFC 9110, 15.4.5), and sirv sends one only for this very value.
		const known = request.headers["if-none-match"];
		if (known !== undefined) response.setHeader("ETag", known);

		const send = (path: string, otherwise: () => void) => {
			request.url = path;
			files(request, response, otherwise);
		};
		response.setHeader(
			"Cache-Control",
			asked.kind === "file" && asked.path.startsWith("/assets/") ? immutableCache : revalidatedCache,
		);
		if (asked.kind === "file") return send(asked.path, notFound);
		const page = asked.path === "/" ? "/index.html" : `${asked.path}/index.html`;
		return send(page, () => send(asked.fallback, notFound));
	};
}

/**
 * Serves a built site. Resolves once it listens.
 * @param port 0 for any free one
 * @throws Error with a text for a person when the port is taken
 */
export async function createServer({ root, port }: { root: string; port: number }): Promise<SiteServer> {
	const handle = siteHandler(resolve(root));
	const server = createHttpServer((request, response) => {
		try {
			handle(request, response);
		} catch (error) {
			console.error(`Could not answer ${request.method} ${request.url}:`, error);
			if (response.headersSent) response.destroy();
			else answerText(response, 500, "The server could not answer this request.\n");
		}
	});
	await new Promise<void>((listening, failed) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			failed(error.code === "EADDRINUSE" ? new Error(takenPortMessage(port)) : error),
		);
		server.listen(port, listening);
	});
	const { port: actualPort } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${actualPort}`,
		port: actualPort,
		close: () =>
			new Promise((closed) => {
				// Connections fall idle as their answers end, so idle ones are looked for until the last is gone.
				const sweep = setInterval(() => server.closeIdleConnections(), 20);
				const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
				server.close(() => {
					clearInterval(sweep);
					clearTimeout(hurry);
					closed();
				});
			}),
	};
}

/** Serves `root` until SIGINT or SIGTERM, then ends with code 0; a taken port ends with code 1 and says why. */
export async function serveUntilStopped(root: string, environment = process.env): Promise<void> {
	const server = await createServer({ root, port: readPort(environment.PORT) });
	console.log(`Serving on ${server.url} (Ctrl+C stops)`);
	const stop = () => void server.close().then(() => process.exit(0));
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
	// A SIGTERM to `npm start` ends npm and its shell but reaches no further: without them we would keep the port for ever.
	const parent = process.ppid;
	const watch = setInterval(() => {
		if (process.ppid === parent) return;
		clearInterval(watch);
		stop();
	}, 250);
	if (environment.npm_lifecycle_event === undefined) clearInterval(watch);
}

if (import.meta.main) {
	try {
		await serveUntilStopped(resolve(import.meta.dirname, "../dist"));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}
