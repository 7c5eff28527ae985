import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type InlineConfig, type Manifest, mergeConfig, build as viteBuild } from "vite";
import type { PlannedPage, planPages } from "../src/prerender.tsx";
import config from "../vite.config.ts";
import { projectRoot } from "./binaries.ts";
import { builtDocuments } from "./built-documents-plugin.ts";
import { writeCalendarFeeds } from "./calendar-feeds.ts";
import { catalogueOf } from "./catalogue-plugin.ts";
import { writeCliFiles } from "./cli-files.ts";
import { compress } from "./compress.ts";
import { ContentCache } from "./content-cache.ts";
import { fileDates } from "./file-dates.ts";
import { buildFonts } from "./fonts.ts";
import { metaContentSecurityPolicy } from "./headers.ts";
import { type SiteBuild, siteBuildFrom } from "./hosting/site-build.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { type HtmlFrame, renderHtml } from "./html.ts";
import { buildIcons } from "./icons.ts";
import { styleJoiner } from "./join-styles.ts";
import { parseOnce } from "./parse-once.ts";
import { seconds } from "./report.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { changedDocuments } from "./share/atom-feed.ts";
import { pageDateReader } from "./share/page-dates.ts";
import { type SharePage, sharePages } from "./share/share-pages.ts";
import { writeSharePictures } from "./share/share-pictures.ts";
import { writeShareFiles } from "./share/write-share-files.ts";
import { licencesPlugin, writeLicences } from "./third-party-licences.ts";
import { writeWebManifest } from "./web-manifest.ts";

/** Passed as an object, so that its plugins and this file share what they have read of the documents. */
const viteConfig: InlineConfig = { ...config, root: projectRoot, configFile: false, logLevel: "warn" };

/** A build's output folders: the site itself, the server configurations, and intermediate files. */
interface Folders {
	dist: string;
	hosting: string;
	work: string;
}

/**
 * Builds the site into `dist/`: fonts, client, boot script, prerendered pages, calendar feeds, completion files,
 * metadata and share pictures, icons and manifest, service worker, licences, files for hosts, compressed copies.
 * Environment variables configure the target: see the README.
 * A build that fails leaves no site: half of one would pass for a whole.
 * @param report receives a line about each step
 * @param home the folder to build into, within the project: any other than the default leaves `dist/` untouched
 * @param servedAt the origin the site will be served at when none is set; only the sitemap uses it, because it needs
 * one
 */
export async function build(report: (line: string) => void, { home = projectRoot, servedAt = "" } = {}): Promise<void> {
	const folders = { dist: join(home, "dist"), hosting: join(home, "hosting"), work: join(home, ".build") };
	const place = siteBuildFrom(process.env);
	try {
		await buildInto(folders, place, report, servedAt);
	} catch (error) {
		await rm(folders.dist, { recursive: true, force: true });
		throw error;
	}
}

async function buildInto(
	folders: Folders,
	place: SiteBuild,
	report: (line: string) => void,
	servedAt: string,
): Promise<void> {
	const { dist, hosting, work } = folders;
	// React chooses its production or development build by this, once, when it is first imported.
	process.env.NODE_ENV = "production";
	await rm(work, { recursive: true, force: true });
	report("Subsetting the fonts and icons");
	await Promise.all([buildFonts(), buildIcons()]);
	report("Bundling the application");
	await viteBuild(mergeConfig(viteConfig, { build: { outDir: dist } }));
	await mkdir(work, { recursive: true });
	await rename(join(dist, ".vite", "manifest.json"), join(work, "manifest.json"));
	await rm(join(dist, ".vite"), { recursive: true });
	const bootScript = await buildBootScript(folders);
	const site = { ...place, bootScriptHash: `sha256-${createHash("sha256").update(bootScript).digest("base64")}` };
	report("Prerendering");
	const pages = await plan(folders);
	const shares = describeShares(pages);
	const markups = await writePages(folders, pages, shares, await htmlFrame(folders, bootScript, site, shares));
	await writeCalendarFeeds(dist);
	await writeCliFiles(dist, site.origin, site.base);
	const cache = new ContentCache(join(projectRoot, "node_modules/.cache/build"));
	const sitemapOrigin = site.origin || servedAt;
	writeShareFiles({ dist, pages: shares, markupOf: (path) => markups.get(path) ?? "", site, sitemapOrigin, cache });
	await drawPictures(dist, shares, cache, report);
	await writeWebManifest(dist, site.base);
	await writeServiceWorker(dist, work, site.base);
	writeLicences(dist);
	writeHosting(dist, hosting, site);
	report(`Compressing ${pages.length} pages and their assets`);
	await compress(dist, cache);
	cache.prune();
}

async function drawPictures(
	dist: string,
	shares: readonly SharePage[],
	cache: ContentCache,
	report: (line: string) => void,
) {
	const start = performance.now();
	const { drawn, heaviestBytes } = await writeSharePictures(projectRoot, dist, shares, cache);
	const heaviest = `the heaviest ${(heaviestBytes / 1024).toFixed(1)} KB`;
	report(`${shares.length} share pictures, ${drawn} drawn in ${seconds(performance.now() - start)}, ${heaviest}`);
}

/** The boot script as one line of classic script text, without module syntax. */
async function buildBootScript({ work }: Folders): Promise<string> {
	await viteBuild({
		root: projectRoot,
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		plugins: [licencesPlugin()],
		build: {
			outDir: join(work, "boot"),
			target: "es2023",
			lib: { entry: join(projectRoot, "src/boot.ts"), formats: ["iife"], name: "boot", fileName: () => "boot.js" },
		},
	});
	return (await readFile(join(work, "boot", "boot.js"), "utf8")).trim();
}

async function plan({ work }: Folders): Promise<PlannedPage[]> {
	await viteBuild(
		mergeConfig(viteConfig, {
			build: { outDir: join(work, "server"), ssr: "src/prerender.tsx", copyPublicDir: false, manifest: false },
		}),
	);
	const server = (await import(pathToFileURL(join(work, "server", "prerender.js")).href)) as {
		planPages: typeof planPages;
	};
	return server.planPages(async (path) => {
		const markdown = await readFile(join(projectRoot, "public", path), "utf8");
		return { markdown, parsed: await parseOnce(markdown) };
	});
}

function describeShares(pages: readonly PlannedPage[]): SharePage[] {
	return sharePages({
		heads: pages.map(({ head }) => head),
		catalogue: catalogueOf(projectRoot),
		documentDates: fileDates(projectRoot, "public/docs"),
		pageDates: pageDateReader(projectRoot),
	});
}

/** @returns the markup of the pages that are also written as markdown, by path; documents already exist as markdown */
async function writePages(
	{ dist }: Folders,
	pages: readonly PlannedPage[],
	shares: readonly SharePage[],
	frame: HtmlFrame,
): Promise<Map<string | undefined, string>> {
	const byPath = new Map(shares.map((share) => [share.path, share]));
	const markups = new Map<string | undefined, string>();
	for (const page of pages) {
		const share = byPath.get(page.head.canonicalPath);
		if (!share) throw new Error(`${page.path}: no share data for its canonical page ${page.head.canonicalPath}`);
		const markup = await page.render();
		if (share.kind !== "document") markups.set(page.path, markup);
		const file = join(dist, page.file);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, renderHtml(frame, { ...page, share, markup }));
	}
	// Hosts that do not know our fallbacks look for this name.
	await copyFile(join(dist, "fallback.html"), join(dist, "404.html"));
	return markups;
}

async function htmlFrame(
	{ dist, work }: Folders,
	bootScript: string,
	site: SiteBuild,
	shares: readonly SharePage[],
): Promise<HtmlFrame> {
	const manifest = JSON.parse(await readFile(join(work, "manifest.json"), "utf8")) as Manifest;
	const preloads = JSON.parse(
		await readFile(join(projectRoot, "src/generated/preload-fonts.json"), "utf8"),
	) as string[];
	const fileOf = (source: string) => {
		const entry = Object.values(manifest).find((chunk) => chunk.src === `src/${source}`);
		if (!entry) throw new Error(`The build's manifest has no src/${source}`);
		return entry.file;
	};
	return {
		template: await readFile(join(dist, "index.html"), "utf8"),
		manifest,
		base: site.base,
		origin: site.origin,
		bootScript,
		contentSecurityPolicy: metaContentSecurityPolicy(site),
		fonts: preloads.map((name) => fileOf(`generated/fonts/${name}`)),
		afterLoad: ["start-wallets.ts", ...(site.vitalsUrl ? ["start-vitals.ts"] : [])].map(fileOf),
		joinStyles: styleJoiner(dist),
		builtDocuments: (await builtDocuments(projectRoot)).byMarkdown,
		hasFeed: changedDocuments(shares).length > 0,
	};
}

if (import.meta.main) await build(console.log, { home: resolve(projectRoot, process.argv[2] ?? ".") });
