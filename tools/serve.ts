import { existsSync } from "node:fs";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { securityHeaders } from "./headers.ts";
import { hasSiteBuild, readSiteBuild } from "./hosting/site-build.ts";
import {
	cacheControl,
	methods,
	plainAnswers,
	plainText,
	resourceHeader,
	resourcePolicy,
} from "./hosting/site-rules.ts";
import { readPort, takenPortMessage } from "./port.ts";
import { readRequestPath } from "./request-path.ts";
import { sendFirst } from "./send-file.ts";

export interface SiteServer {
	url: string;
	port: number;
	/** Accepts no new connections, ends idle ones, and lets running responses finish for up to three seconds. */
	close: () => Promise<void>;
}

const graceMs = 3_000;

function answerText(response: ServerResponse, status: keyof typeof plainAnswers): void {
	const text = plainAnswers[status];
	response.setHeader("Cache-Control", cacheControl.other);
	response.writeHead(status, { "Content-Type": plainText, "Content-Length": Buffer.byteLength(text) });
	response.end(text);
}

/** @param failed called if there is an answer that cannot be given; its first bytes may have been sent */
type Handler = (request: IncomingMessage, response: ServerResponse, failed: (error: unknown) => void) => void;

/**
 * Answers requests from the folder `root`. The build's data is read on each request, so that a build made while the
 * server runs is not served with the hash of an earlier one; until that build has written it, the earlier one applies.
 */
function siteHandler(root: string): Handler {
	let site = readSiteBuild(root);
	return (request, response, failed) => {
		site = readSiteBuild(root, site);
		for (const [name, value] of Object.entries(securityHeaders(site))) response.setHeader(name, value);
		response.setHeader(resourceHeader, resourcePolicy.other);
		if (!methods.some((method) => method === request.method)) {
			response.setHeader("Allow", methods.join(", "));
			return answerText(response, 405);
		}
		const asked = readRequestPath(request.url ?? "/", site.base);
		const notFound = () => answerText(response, 404);
		if (asked.kind === "bad") return answerText(response, 400);
		if (asked.kind === "hidden" || asked.kind === "outside") return notFound();
		const page = asked.path === "/" ? "/index.html" : `${asked.path}/index.html`;
		const files = asked.kind === "file" ? [asked.path] : [page, asked.fallback];
		sendFirst(request, response, { root, files, otherwise: notFound, failed });
	};
}

/**
 * How long a connection stays open between requests. Longer than proxies and clients keep theirs, 60 s as a rule:
 * whoever closes first must be the client, whose next request would otherwise meet a closed connection.
 */
const keepAliveMs = 65_000;

/**
 * Serves a built site. Resolves once it listens.
 * @param port 0 for any free one
 * @throws Error with a readable message when the port is taken
 */
export async function createServer({ root, port }: { root: string; port: number }): Promise<SiteServer> {
	const handle = siteHandler(resolve(root));
	const server = createHttpServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
		const failed = (error: unknown): void => {
			console.error(`Could not answer ${request.method} ${request.url}:`, error);
			if (response.headersSent) response.destroy();
			else answerText(response, 500);
		};
		try {
			handle(request, response, failed);
		} catch (error) {
			failed(error);
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
				// Connections become idle as their responses end, so poll for idle ones until the last is gone.
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

/**
 * Serves `root` until SIGINT or SIGTERM, then exits with code 0.
 * @throws Error with a readable message when `root` is no built site or a copy without its build record, and when the
 * port is taken
 */
export async function serveUntilStopped(root: string, environment = process.env): Promise<void> {
	const notBuilt = (missing: string) =>
		new Error(`${root} is not a complete build: ${missing} is missing. Run "npm run build".`);
	if (!existsSync(join(root, "index.html"))) throw notBuilt("its index.html");
	if (!hasSiteBuild(root)) throw notBuilt(".build/site.json next to it");
	const server = await createServer({ root, port: readPort(environment.PORT) });
	console.log(`Serving on ${server.url}${readSiteBuild(root).base.slice(0, -1)} (Ctrl+C stops)`);
	const stop = () => void server.close().then(() => process.exit(0));
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
	// A SIGTERM to `npm start` ends npm and its shell but is not passed on to us: without them we would keep the port for
	// ever.
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
		await serveUntilStopped(resolve(process.argv[2] ?? join(import.meta.dirname, "../dist")));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}
