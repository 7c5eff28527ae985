import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { type ContentCache, contentKey } from "../content-cache.ts";
import { type PictureCard, pictureCharacters } from "./picture-card.ts";
import { type PictureFont, pictureFonts } from "./picture-fonts.ts";
import { type PictureSources, readPictureSources } from "./season-art.ts";

/** The maximum weight of a picture: some link previews leave out pictures that are slow to load. */
export const pictureLimitKb = 80;

/** What one thread draws: cards by their cache keys, and the sources all share. */
export interface PictureTask {
	cards: [string, PictureCard][];
	sources: PictureSources;
	fonts: PictureFont[];
}

export interface PictureReport {
	/** How many were newly drawn; all others come from the cache. */
	drawn: number;
	heaviestBytes: number;
}

/** Fewer than this are drawn before another thread has started. */
const fewestForThread = 8;

/**
 * Writes the picture of each card into the built site. Pictures drawn by an earlier build from the same inputs are
 * reused.
 * @param pages each with its path within the site: "/share/tokens.png"
 * @throws Error when a picture is heavier than its limit, or has a character that no face draws
 */
export async function writeSharePictures(
	project: string,
	dist: string,
	pages: readonly { picture: string; card: PictureCard }[],
	cache: ContentCache,
): Promise<PictureReport> {
	const sources = readPictureSources(project);
	const shared = fingerprint(sources);
	const byKey = new Map<string, (typeof pages)[number][]>();
	for (const page of pages) {
		const key = contentKey([shared, JSON.stringify(page.card)]);
		byKey.set(key, [...(byKey.get(key) ?? []), page]);
	}
	let heaviestBytes = 0;
	const write = (key: string, png: Uint8Array) => {
		heaviestBytes = Math.max(heaviestBytes, png.length);
		for (const { picture } of byKey.get(key) ?? []) writePicture(join(dist, picture), png);
	};
	const missing: PictureTask["cards"] = [];
	for (const [key, [page]] of byKey) {
		const known = cache.get(key);
		if (known) write(key, known);
		else if (page) missing.push([key, page.card]);
	}
	await drawAll(missing, sources, (key, png) => {
		cache.put(key, png);
		write(key, png);
	});
	return { drawn: missing.length, heaviestBytes };
}

function writePicture(file: string, png: Uint8Array): void {
	if (png.length > pictureLimitKb * 1024) throw new Error(`${file} has ${png.length} bytes, over ${pictureLimitKb} KB`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, png);
}

/**
 * Everything a picture depends on apart from its card: drawings, colours, this code, its packages, and the compressor.
 */
function fingerprint(sources: PictureSources): string {
	const code = globSync(["{draw-picture,indexed-png,picture-*,season-art}.ts", "../fonts/{faces,subset}.ts"], {
		cwd: import.meta.dirname,
	});
	const packages = ["@resvg/resvg-js", "satori", "subset-font", "@fontsource/shippori-mincho"];
	const faces = ["@fontsource-variable/newsreader", "@fontsource-variable/instrument-sans"];
	const { resolve } = createRequire(import.meta.url);
	return contentKey([
		JSON.stringify(sources),
		...code.sort().map((file) => readFileSync(join(import.meta.dirname, file))),
		...[...packages, ...faces].map((name) => JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8")).version),
		`${process.versions.zlib} ${process.platform} ${process.arch}`,
	]);
}

/** Called with each picture as it is drawn, because thousands of them must not be in memory at once. */
type TakePicture = (key: string, png: Uint8Array) => void;

async function drawAll(cards: PictureTask["cards"], sources: PictureSources, take: TakePicture): Promise<void> {
	if (cards.length === 0) return;
	const fonts = await pictureFonts(cards.map(([, card]) => pictureCharacters(card)));
	const threads = Math.min(availableParallelism(), Math.ceil(cards.length / fewestForThread));
	const tasks = Array.from({ length: threads }, (_, index) => cards.filter((__, at) => at % threads === index));
	await Promise.all(tasks.map((some) => drawInThread({ cards: some, sources, fonts }, take)));
}

function drawInThread(task: PictureTask, take: TakePicture): Promise<void> {
	return new Promise((done, failed) => {
		const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { workerData: task });
		worker.on("message", ([key, png]: [string, Uint8Array]) => take(key, png));
		worker.once("error", failed);
		worker.once("exit", () => done());
	});
}
