import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { listFile, shellFile, workerFile } from "../src/offline/caches.ts";
import type { KeepList, ListedFile } from "../src/offline/keep-list.ts";
import { projectRoot } from "./binaries.ts";
import { filesIn } from "./files-in.ts";
import { licencesPlugin } from "./third-party-licences.ts";

/** The revision of a content: it changes with any byte. */
const revisionOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 12);

/**
 * Everything of a built site that can be kept: documents, their pictures, the search index, and whatever else a page of
 * the application may fetch. The style sheets joined for prerendered pages, except the shell's, and the index in one
 * piece are not included, because the application uses the individual files.
 */
export function keepList(root: string): KeepList {
	const shell = readFileSync(join(root, shellFile), "utf8");
	const assets = filesIn(root, "assets/{*.{js,css,woff2,svg},search-*/*.json,documents-*/descriptions.json}").filter(
		(file) => !/^assets\/(?:styles-[^/]*\.css|search-\w+\/rest\.json)$/.test(file) || shell.includes(`/${file}"`),
	);
	const documents = filesIn(root, "docs/[0-9]*/*.md");
	const revised = [...documents, ...filesIn(root, "docs/images/*.svg")];
	const files: ListedFile[] = [
		...assets.map((file): ListedFile => [file, statSync(join(root, file)).size]),
		...revised.map((file): ListedFile => {
			const content = readFileSync(join(root, file));
			return [file, content.length, revisionOf(content)];
		}),
	];
	return { documents: documents.length, files: files.sort(([one], [other]) => (one < other ? -1 : 1)) };
}

/**
 * Writes the list of what can be kept and the worker. The worker's script begins with a hash of that list
 * and of the shell, so that a browser detects a new worker whenever code or a document has changed. It contains the names
 * of the shell's scripts, by which the worker recognises the shell of its own build.
 * @param root the built site
 * @param work the folder for intermediate files
 * @throws Error when the shell names no script
 */
export async function writeServiceWorker(root: string, work: string, base: string): Promise<void> {
	const list = JSON.stringify(keepList(root));
	const shell = await readFile(join(root, shellFile), "utf8");
	const scripts = [...shell.matchAll(/<script type="module"[^>]*\ssrc="([^"]+)"/g)].map(([, script]) => script);
	if (scripts.length === 0) throw new Error(`${shellFile} names no script`);
	await writeFile(join(root, listFile), list);
	const outDir = join(work, "worker");
	await build({
		root: projectRoot,
		base,
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		plugins: [licencesPlugin()],
		define: { "process.env.NODE_ENV": '"production"', SHELL_SCRIPTS: JSON.stringify(scripts) },
		build: {
			outDir,
			emptyOutDir: true,
			target: "es2023",
			lib: {
				entry: join(projectRoot, "src/offline/service-worker.ts"),
				formats: ["iife"],
				name: "worker",
				fileName: () => workerFile,
			},
		},
	});
	const version = revisionOf(list + shell);
	const script = await readFile(join(outDir, workerFile), "utf8");
	await writeFile(join(root, workerFile), `/* ${version} */\n${script}`);
}
