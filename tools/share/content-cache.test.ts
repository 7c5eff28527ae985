import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ContentCache, contentKey } from "./content-cache.ts";

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
