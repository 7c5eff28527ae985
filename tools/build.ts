import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Manifest, build as viteBuild } from "vite";
import type { prerenderPages } from "../src/prerender.tsx";
import { writeCalendarFeeds } from "./calendar-feeds.ts";
import { writeCliFiles } from "./cli-files.ts";
import { compress } from "./compress.ts";
import { buildFonts } from "./fonts.ts";
import { metaContentSecurityPolicy, writeHeaders } from "./headers.ts";
import { type HtmlFrame, renderHtml } from "./html.ts";
import { buildIcons } from "./icons.ts";
import { styleJoiner } from "./join-styles.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { writeWebManifest } from "./web-manifest.ts";

const project = resolve(import.meta.dirname, "..");
const dist = join(project, "dist");
const work = join(project, ".build");

/**
 * Builds the site into `dist/`: fonts, client, boot script, prerendered pages, headers, calendar feeds, icons and manifest,
 * service worker, completion files, compressed copies.
 * @param report told what happens, a line at a time
 */
export async function build(report: (line: string) => void): Promise<void> {
	// React decides by this which of its builds to be, once, whoever imports it first.
	process.env.NODE_ENV = "production";
	await rm(work, { recursive: true, force: true });
	report("Cutting the fonts and icons to what is in use");
	await Promise.all([buildFonts(), buildIcons()]);
	report("Bundling the application");
	await viteBuild({ root: project, logLevel: "warn", build: { outDir: dist } });
	await mkdir(work, { recursive: true });
	await rename(join(dist, ".vite", "manifest.json"), join(work, "manifest.json"));
	await rm(join(dist, ".vite"), { recursive: true });
	const bootScript = await buildBootScript();
	const bootScriptHash = `sha256-${createHash("sha256").update(bootScript).digest("base64")}`;
	report("Prerendering");
	const count = await prerender(bootScript, bootScriptHash);
	writeHeaders(dist, bootScriptHash);
	await writeCalendarFeeds(dist);
	await writeWebManifest(dist, process.env.BASE_PATH ?? "/");
	await writeServiceWorker(project, dist, process.env.BASE_PATH ?? "/");
	await writeCliFiles(dist, process.env.VITE_SITE_ORIGIN ?? "", process.env.BASE_PATH ?? "/");
	report(`Compressing ${count} pages and their assets`);
	await compress(dist);
}

/** The boot script as one line of script text, without anything a module needs. */
async function buildBootScript(): Promise<string> {
	await viteBuild({
		root: project,
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		build: {
			outDir: join(work, "boot"),
			target: "es2023",
			lib: { entry: join(project, "src/boot.ts"), formats: ["iife"], name: "boot", fileName: () => "boot.js" },
		},
	});
	return (await readFile(join(work, "boot", "boot.js"), "utf8")).trim();
}

async function prerender(bootScript: string, bootScriptHash: string): Promise<number> {
	await viteBuild({
		root: project,
		logLevel: "warn",
		build: { outDir: join(work, "server"), ssr: "src/prerender.tsx", copyPublicDir: false, manifest: false },
	});
	const server = (await import(pathToFileURL(join(work, "server", "prerender.js")).href)) as {
		prerenderPages: typeof prerenderPages;
	};
	const pages = await server.prerenderPages((path) => readFile(join(project, "public", path), "utf8"));
	const frame = await htmlFrame(bootScript, bootScriptHash);
	for (const page of pages) {
		const file = join(dist, page.file);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, renderHtml(frame, page));
	}
	// Hosts that know nothing of our fallbacks look for this name.
	await copyFile(join(dist, "fallback.html"), join(dist, "404.html"));
	return pages.length;
}

async function htmlFrame(bootScript: string, bootScriptHash: string): Promise<HtmlFrame> {
	const manifest = JSON.parse(await readFile(join(work, "manifest.json"), "utf8")) as Manifest;
	const preloads = JSON.parse(await readFile(join(project, "src/generated/preload-fonts.json"), "utf8")) as string[];
	const fileOf = (source: string) => {
		const entry = Object.values(manifest).find((chunk) => chunk.src === `src/${source}`);
		if (!entry) throw new Error(`The build has no ${source}`);
		return entry.file;
	};
	return {
		template: await readFile(join(dist, "index.html"), "utf8"),
		manifest,
		base: process.env.BASE_PATH ?? "/",
		origin: process.env.VITE_SITE_ORIGIN ?? "",
		bootScript,
		contentSecurityPolicy: metaContentSecurityPolicy({ bootScriptHash }),
		fonts: preloads.map((name) => fileOf(`generated/fonts/${name}`)),
		afterLoad: fileOf("start-wallets.ts"),
		joinStyles: styleJoiner(dist),
	};
}

if (process.argv[1] === import.meta.filename) await build(console.log);
