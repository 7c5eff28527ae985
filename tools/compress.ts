import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type ContentCache, contentKey } from "./content-cache.ts";
import { isCompressible } from "./hosting/site-rules.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this the headers weigh more than what compression saves, in bytes. */
const smallestWorthwhileBytes = 256;

/** As many as libuv's thread pool works on at once. */
const parallel = 4;

/**
 * How long the blocks are, as powers of two, into which brotli cuts a file. Where the cuts fall in a long file is chance, and
 * decides over a hundred bytes of the application's script: the best of four ways is taken.
 */
const brotliBlockBits = [16, 17, 18, 20];

/** Brotli at quality 11, as files are served. */
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

/** What encodes, and how: another version may find other bytes for the same content. */
const library = `${process.versions.brotli} ${process.versions.zlib} ${brotliBlockBits}`;

async function compressFile(path: string, cache: ContentCache): Promise<boolean> {
	const content = await readFile(path);
	const worthwhile = content.length > smallestWorthwhileBytes;
	const written = Object.entries(encoders).map(async ([ending, encode]) => {
		const variant = worthwhile
			? await cache.getOrMake(contentKey([library, content]) + ending, () => encode(content))
			: content;
		if (variant.length >= content.length) await rm(path + ending, { force: true });
		else await writeFile(path + ending, variant);
	});
	await Promise.all(written);
	return worthwhile;
}

/**
 * Writes `.br` and `.gz` beside every compressible file over 256 bytes, each where it is smaller than the file.
 * Run it last: it looks at what lies in the folder now, and removes variants that no longer pay.
 * @param cache keeps what was compressed for the next build, in which most files are the same
 * @returns how many files were compressed
 */
export async function compress(root: string, cache: ContentCache): Promise<number> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
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
