import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer } from "../../tools/serve.ts";
import { test as base } from "./test.ts";

const project = join(import.meta.dirname, "../..");

/** A message that arrived where this build sends its timings. */
interface Message {
	headers: IncomingHttpHeaders;
	report: Record<string, unknown>;
}

export interface ConfiguredBuild {
	url: string;
	vitalsUrl: string;
	origin: string;
	/** All messages so far, in order; the list grows. */
	messages: Message[];
}

/** Takes messages at any free port. */
async function collect() {
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
	await once(server.listen(0), "listening");
	return { server, messages, url: `http://localhost:${(server.address() as AddressInfo).port}/vitals` };
}

/**
 * Journeys on a build with everything that the environment can say: mounted below a path, for an origin, with timings. It is
 * made once a worker, in a folder of its own.
 */
export const test = base.extend<object, { configured: ConfiguredBuild }>({
	configured: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its first parameter
		async ({}, use) => {
			const home = join(project, ".build", "configured");
			const origin = "https://sakura.example";
			const { server: collector, messages, url: vitalsUrl } = await collect();
			const place = { BASE_PATH: "/sakura/", VITE_SITE_ORIGIN: origin, VITE_VITALS_URL: vitalsUrl };
			const env = { ...process.env, ...place, NODE_ENV: "production" };
			const builder = spawn(process.execPath, ["tools/build.ts", home], { cwd: project, env, stdio: "inherit" });
			const [code] = await once(builder, "exit");
			if (code !== 0) throw new Error("The configured build failed.");
			const site = await createServer({ root: join(home, "dist"), port: 0 });
			await use({ url: `${site.url}/sakura/`, vitalsUrl, origin, messages });
			await site.close();
			collector.close();
		},
		{ scope: "worker", timeout: 300_000 },
	],
	baseURL: async ({ configured }, use) => use(configured.url),
});
