import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { projectRoot } from "../binaries.ts";
import { ContentCache } from "../content-cache.ts";
import { pictureAlt } from "./picture-card.ts";
import { capsules } from "./sample-pages.test-data.ts";
import { pictureLimitKb, writeSharePictures } from "./share-pictures.ts";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(root, { recursive: true }));
const draw = (page: { picture: string; card: typeof capsules.card }, cache = "cache") =>
	writeSharePictures(projectRoot, root, [page], new ContentCache(join(root, cache)));

it("draws a picture of the right size and weight, only once, and always the same", {
	timeout: 60_000, // each run starts threads and loads fonts
}, async () => {
	expect((await draw(capsules)).drawn).toBe(1);
	const png = readFileSync(join(root, capsules.picture));
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
	expect(png.length).toBeLessThan(pictureLimitKb * 1024);
	expect(await draw({ ...capsules, picture: "/other.png" })).toEqual({ drawn: 0, heaviestBytes: png.length });
	expect((await draw({ ...capsules, picture: "/third.png" }, "another")).drawn).toBe(1);
	for (const name of ["other.png", "third.png"]) expect(readFileSync(join(root, name)).equals(png)).toBe(true);
});

it("draws a new picture when the card changes", { timeout: 60_000 }, async () => {
	expect((await draw({ ...capsules, card: { ...capsules.card, number: "05-03" } })).drawn).toBe(1);
});

it("rejects a character that would be an empty box", async () => {
	await expect(draw({ ...capsules, card: { ...capsules.card, title: "Шрифт" } })).rejects.toThrow(
		'has a glyph for "Ш"',
	);
});

it("rejects a picture over its limit", async () => {
	const cache = new ContentCache(join(root, "cache"));
	cache.get = () => Buffer.alloc(pictureLimitKb * 1024 + 1);
	await expect(writeSharePictures(projectRoot, root, [capsules], cache)).rejects.toThrow("over 80 KB");
});

it("has a text alternative", () => {
	expect(pictureAlt(capsules.card)).toBe('Keys & <Locks> & "Doors", beside a round window: snow and nanten berries');
});
