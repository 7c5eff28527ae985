import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type ContentCache, contentKey } from "./content-cache.ts";
import { isCompressible } from "./hosting/site-rules.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, the headers weigh more than compression saves, in bytes. */
const smallestWorthwhileBytes = 256;

/** As many as libuv's thread pool works on at once. */
const parallel = 4;

/**
 * Brotli's input block sizes to try, as powers of two. Where the cuts fall in a long file is chance, and makes a
 * difference of over a hundred bytes for the application's script, so the smallest of four results is kept.
 */
const brotliBlockBits = [16, 17, 18, 20];

/** Compresses with Brotli at quality 11, as files are served. */
export async function brotliBytes(content: Buffer): Promise<Buffer> {
	const ways = content.length > 2 ** 17 ? brotliBlockBits : brotliBlockBits.slice(0, 1);
	const results = ways.map((bits) =>
		brotli(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: 11,
				[constants.BROTLI_PARAM_LGBLOCK]: bits,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		}),
	);
	return (await Promise.all(results)).reduce((best, way) => (way.length < best.length ? way : best));
}

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
	".br": brotliBytes,
	".gz": (content) => gzipped(content, { level: 9 }),
};

/** The encoder versions and settings: another version may give different bytes for the same content. */
const library = `${process.versions.brotli} ${process.versions.zlib} ${brotliBlockBits}`;

async function compressFile(path: string, cache: ContentCache): Promise<boolean> {
	const content = readFileSync(path);
	const worthwhile = content.length > smallestWorthwhileBytes;
	const key = contentKey([library, content]);
	const written = Object.entries(encoders).map(async ([ending, encode]) => {
		const variant = worthwhile ? await cache.getOrMake(key + ending, () => encode(content)) : content;
		if (variant.length >= content.length) rmSync(path + ending, { force: true });
		else writeFileSync(path + ending, variant);
	});
	await Promise.all(written);
	return worthwhile;
}

/**
 * Writes `.br` and `.gz` next to every compressible file over 256 bytes if they are smaller than the file. Run it last:
 * it looks at the current files, and removes variants that are no longer smaller.
 * @param cache keeps the results for the next build, in which most files are the same
 * @returns how many files were compressed
 */
export async function compress(root: string, cache: ContentCache): Promise<number> {
	const entries = readdirSync(root, { recursive: true, withFileTypes: true });
	const queue = entries
		.filter((entry) => entry.isFile() && isCompressible(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	let compressed = 0;
	const worker = async () => {
		for (let path = queue.pop(); path !== undefined; path = queue.pop())
			if (await compressFile(path, cache)) compressed += 1;
	};
	await Promise.all(Array.from({ length: parallel }, worker));
	return compressed;
}
