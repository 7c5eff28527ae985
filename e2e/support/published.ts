import { createHash } from "node:crypto";
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { projectRoot } from "../../tools/binaries.ts";
import { createServer, type SiteServer } from "../../tools/serve.ts";

/** A site of the test's own: a copy of the built one that can be stopped, restarted and redeployed. */
export interface PublishedSite {
	url: string;
	stop: () => Promise<void>;
	start: () => Promise<void>;
	/** From now on everything is answered with 503, as by a proxy while its server restarts. */
	breakDown: () => Promise<void>;
	/**
	 * Deploys another build: script names change, as after an edit, and the former ones are gone.
	 * @param late a page that stays that of the former build, as in a cache between the visitor and the server
	 * @returns a function that deploys that page as well
	 */
	publishAnew: (late?: string) => () => void;
	/** Changes the text of a file and updates the rest of the build accordingly. */
	change: (file: string, change: (text: string) => string) => void;
	/** Loses the code of every page but one: a deployment of which not everything has arrived. */
	losePagesExcept: (page: string) => void;
	remove: () => Promise<void>;
}

export async function publishSite(): Promise<PublishedSite> {
	const folder = mkdtempSync(join(tmpdir(), "published-"));
	const root = join(folder, "dist");
	// Compressed copies would need updating with every change; the server works without them.
	cpSync(join(projectRoot, "dist"), root, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
	cpSync(join(projectRoot, ".build", "site.json"), join(folder, ".build", "site.json"));
	let server: SiteServer | undefined = await createServer({ root, port: 0 });
	const { port, url } = server;
	const edit = (file: string, change: (text: string) => string) =>
		writeFileSync(join(root, file), change(readFileSync(join(root, file), "utf8")));
	const newWorker = () => edit("sw.js", (script) => script.replace(/^\/\* /, "/* anew "));
	const stop = async () => {
		await server?.close();
		server = undefined;
	};
	return {
		url,
		stop,
		start: async () => {
			server = await createServer({ root, port });
		},
		async breakDown() {
			await stop();
			const broken = createHttpServer((_request, response) => response.writeHead(503).end("Service Unavailable"));
			await new Promise<void>((listening) => broken.listen(port, listening));
			server = {
				port,
				url,
				close: async () => {
					broken.closeAllConnections();
					await new Promise((closed) => broken.close(closed));
				},
			};
		},
		publishAnew(late) {
			const scripts = new Set(globSync("assets/*.js", { cwd: root }).map((file) => basename(file)));
			const anew = (name: string) => name.replace(".js", "NEW.js");
			for (const name of scripts) renameSync(join(root, "assets", name), join(root, "assets", anew(name)));
			const rename = (file: string) =>
				edit(file, (text) => text.replace(/[\w-]+\.js\b/g, (name) => (scripts.has(name) ? anew(name) : name)));
			for (const file of globSync(["**/*.html", "assets/*.js", "offline.json", "sw.js"], { cwd: root }))
				if (file !== late) rename(file);
			newWorker();
			return () => late && rename(late);
		},
		change(file, change) {
			edit(file, change);
			const revision = createHash("sha256")
				.update(readFileSync(join(root, file)))
				.digest("hex")
				.slice(0, 12);
			edit("offline.json", (list) => list.replace(new RegExp(`(\\["${file}",\\d+,)"\\w+"`), `$1"${revision}"`));
			newWorker();
		},
		losePagesExcept(page) {
			const html = readFileSync(join(root, page, "index.html"), "utf8");
			for (const file of globSync("assets/page-*.js", { cwd: root }))
				if (!html.includes(file)) rmSync(join(root, file));
		},
		async remove() {
			await stop();
			rmSync(folder, { recursive: true });
		},
	};
}
