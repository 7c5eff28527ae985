import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
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

it("a key depends on every part and on the boundaries between them", () => {
	expect(contentKey(["ab", "c"])).toBe(contentKey(["ab", Buffer.from("c")]));
	expect(contentKey(["ab", "c"])).not.toBe(contentKey(["a", "bc"]));
	expect(contentKey(["ab"])).toMatch(/^[0-9a-f]{32}$/);
});

it("keeps what was written or read in the last two weeks, and nothing else", () => {
	const folder = join(root, "kept");
	const cache = new ContentCache(folder);
	cache.prune();
	expect(existsSync(folder)).toBe(false);
	expect(cache.get("asked for")).toBeUndefined();
	const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
	for (const [name, days] of Object.entries({ "asked for": 15, recent: 13, old: 15 })) {
		cache.put(name, name);
		utimesSync(join(folder, name), ago(days), ago(days));
	}
	expect(cache.get("asked for")?.toString()).toBe("asked for");
	cache.prune();
	expect(readdirSync(folder).toSorted()).toEqual(["asked for", "recent"]);

	// A day is as precise as it gets.
	const readAt = (days: number) => {
		utimesSync(join(folder, "recent"), ago(days), ago(days));
		cache.get("recent");
		return statSync(join(folder, "recent")).mtimeMs;
	};
	expect(readAt(1.1)).toBeGreaterThan(ago(1).getTime());
	expect(readAt(0.9)).toBeLessThan(ago(0.8).getTime());
});

it("leaves no partial file when a write fails", () => {
	const cache = new ContentCache(join(root, "full"));
	disk.isFull = true;
	expect(() => cache.put("a", "one")).toThrow("ENOSPC");
	disk.isFull = false;
	expect(cache.get("a")).toBeUndefined();
});
