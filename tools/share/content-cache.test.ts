import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { ContentCache, contentKey } from "./content-cache.ts";

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock("node:fs", async (original) => {
	const fs = await original<typeof import("node:fs")>();
	return {
		...fs,
		writeFileSync(file: string, content: string) {
			fs.writeFileSync(file, disk.isFull ? content.slice(0, 1) : content);
			if (disk.isFull) throw new Error("ENOSPC");
		},
	};
});

const root = mkdtempSync(join(tmpdir(), "cache-"));
afterAll(() => rmSync(root, { recursive: true }));

it("a key follows every part and where it ends", () => {
	expect(contentKey(["ab", "c"])).toBe(contentKey(["ab", Buffer.from("c")]));
	expect(contentKey(["ab", "c"])).not.toBe(contentKey(["a", "bc"]));
	expect(contentKey(["ab"])).toMatch(/^[0-9a-f]{32}$/);
});

it("keeps what was asked for since it was opened, and nothing else", () => {
	const folder = join(root, "kept");
	const first = new ContentCache(folder);
	first.prune();
	expect(existsSync(folder)).toBe(false);
	expect(first.get("a")).toBeUndefined();
	first.put("a", "one");
	first.put("b", "two");
	const second = new ContentCache(folder);
	expect(second.get("a")?.toString()).toBe("one");
	second.prune();
	expect(readdirSync(folder)).toEqual(["a"]);
});

it("has no half of what could not be written", () => {
	const cache = new ContentCache(join(root, "full"));
	disk.isFull = true;
	expect(() => cache.put("a", "one")).toThrow("ENOSPC");
	disk.isFull = false;
	expect(cache.get("a")).toBeUndefined();
	cache.prune();
	expect(readdirSync(join(root, "full"))).toEqual([]);
});
