import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text in one form or another; fonts and photographs are compressed already. */
const compressible = new Set(
	".atom .bash .css .fish .html .ics .js .json .map .md .mjs .svg .txt .wasm .webmanifest .xml".split(" "),
);

/** Below this the headers weigh more than what compression saves, in bytes. */
const smallestWorthwhileBytes = 256;

/** As many as libuv's thread pool works on at once. */
const parallel = 4;

/** Brotli at quality 11, as files are served. */
export function brotliBytes(content: Buffer): Promise<Buffer> {
	return brotli(content, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
	});
}

async function compressFile(path: string): Promise<boolean> {
	const content = await readFile(path);
	const worthwhile = content.length > smallestWorthwhileBytes;
	const variants = worthwhile ? await Promise.all([brotliBytes(content), gzipped(content, { level: 9 })]) : [];
	const written = [".br", ".gz"].map(async (ending, index) => {
		const variant = variants[index];
		if (variant === undefined || variant.length >= content.length) await rm(path + ending, { force: true });
		else await writeFile(path + ending, variant);
	});
	await Promise.all(written);
	return worthwhile;
}

/**
 * Writes `.br` and `.gz` beside every compressible file over 256 bytes, each where it is smaller than the file.
 * Run it last: it looks at what lies in the folder now, and removes variants that no longer pay.
 * @returns how many files were compressed
 */
export async function compress(root: string): Promise<number> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const queue = entries
		.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name));
	let compressed = 0;
	const worker = async () => {
		for (let path = queue.pop(); path !== undefined; path = queue.pop()) if (await compressFile(path)) compressed += 1;
	};
	await Promise.all(Array.from({ length: parallel }, worker));
	return compressed;
}
