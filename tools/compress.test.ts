import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brotliBytes, compress } from "./compress.ts";
import { ContentCache } from "./content-cache.ts";

let root: string;
let kept: string;
let cache: ContentCache;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "compress-test-"));
	kept = mkdtempSync(join(tmpdir(), "compress-cache-"));
	cache = new ContentCache(kept);
});
afterEach(() => {
	for (const folder of [root, kept]) rmSync(folder, { recursive: true });
});

function write(file: string, content: string | Buffer): string {
	mkdirSync(join(root, file, ".."), { recursive: true });
	writeFileSync(join(root, file), content);
	return join(root, file);
}

test("text gets both variants, at any depth, and they decompress to the file", async () => {
	const text = "# 桜\n".repeat(200);
	const path = write("docs/a/b.md", text);
	expect(await compress(root, cache)).toBe(1);
	expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
	expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
});

test.each([
	["a font", "a.woff2", Buffer.alloc(1000)],
	["a file of 256 bytes", "a.txt", "a".repeat(256)],
	["a compressed variant", "a.js.br", Buffer.alloc(1000)],
])("%s is left alone", async (_, file, content) => {
	const path = write(file, content);
	await compress(root, cache);
	expect(existsSync(`${path}.br`)).toBe(false);
	expect(existsSync(`${path}.gz`)).toBe(false);
});

test("a folder that is named like a file is not compressed", async () => {
	mkdirSync(join(root, "three.js"));
	write("three.js/a.txt", "a".repeat(257));
	expect(await compress(root, cache)).toBe(1);
});

test("257 bytes are enough", async () => {
	const path = write("a.txt", "a".repeat(257));
	await compress(root, cache);
	expect(existsSync(`${path}.br`)).toBe(true);
});

test("a variant that is not smaller is not written, and an old one is removed", async () => {
	const path = write("a.js", createHash("shake256", { outputLength: 300 }).digest());
	write("a.js.gz", "of an earlier build");
	await compress(root, cache);
	expect(existsSync(`${path}.gz`)).toBe(false);
});

test("unchanged content comes from the cache, and changed content is compressed again", async () => {
	const path = write("a.txt", "a".repeat(300));
	await compress(root, cache);
	const [known = ""] = readdirSync(kept).filter((name) => name.endsWith(".br"));
	writeFileSync(join(kept, known), "kept");
	await compress(root, cache);
	expect(readFileSync(`${path}.br`, "utf8")).toBe("kept");
	write("a.txt", "b".repeat(300));
	await compress(root, cache);
	expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe("b".repeat(300));
});

test("a long script is no larger than brotli's default makes it, and decompresses to the same script", async () => {
	const react = readFileSync(new URL("../node_modules/react-dom/cjs/react-dom-client.production.js", import.meta.url));
	const script = react.subarray(0, 150_000);
	const bytes = await brotliBytes(script);
	expect(brotliDecompressSync(bytes).equals(script)).toBe(true);
	expect(bytes.length).toBeLessThanOrEqual(brotliCompressSync(script).length);
});
