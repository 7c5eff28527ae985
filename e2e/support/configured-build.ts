import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { projectRoot } from "../../tools/binaries.ts";
import { configuredBuild, configuredHome } from "../../tools/configured-build.ts";
import { readSiteBuild } from "../../tools/hosting/site-build.ts";
import { freePort } from "../../tools/port.ts";
import { createServer } from "../../tools/serve.ts";
import { test as base } from "./test.ts";

/** A message received at the address to which this build sends its timings. */
interface Message {
	headers: IncomingHttpHeaders;
	report: Record<string, unknown>;
}

interface ConfiguredBuild {
	url: string;
	vitalsUrl: string;
	origin: string;
	/** All messages so far, in order; the list grows. */
	messages: Message[];
}

/** Receives messages at a port. */
async function collect(port: number) {
	const messages: Message[] = [];
	const server = createHttpServer((request, response) => {
		let text = "";
		request.on("data", (part) => {
			text += part;
		});
		request.on("end", () => {
			if (request.method === "POST") messages.push({ headers: request.headers, report: JSON.parse(text) });
			response.writeHead(204).end();
		});
	});
	await once(server.listen(port), "listening");
	return { server, messages };
}

/** In a manual run the build is made now; `npm test` has already made it, and passes its port. */
async function buildFor(port: number): Promise<void> {
	const { args, env } = configuredBuild(port);
	const builder = spawn(process.execPath, args, {
		cwd: projectRoot,
		env: { ...process.env, ...env },
		stdio: "inherit",
	});
	const [code] = await once(builder, "exit");
	if (code !== 0) throw new Error("The configured build failed.");
}

/** Tests on a build for another location, with timings; made or found once per worker. */
export const test = base.extend<object, { configured: ConfiguredBuild }>({
	configured: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its first parameter
		async ({}, use) => {
			const port = Number(process.env.VITALS_PORT ?? (await freePort()));
			if (process.env.VITALS_PORT === undefined) await buildFor(port);
			const root = join(configuredHome, "dist");
			const { base, origin, vitalsUrl = "" } = readSiteBuild(root);
			const { server: collector, messages } = await collect(port);
			const site = await createServer({ root, port: 0 });
			await use({ url: site.url + base, vitalsUrl, origin, messages });
			await site.close();
			collector.close();
		},
		{ scope: "worker", timeout: 300_000 },
	],
	baseURL: async ({ configured }, use) => use(configured.url),
});
