import fc from "fast-check";
import { expect, it } from "vitest";
import { shortHash } from "./short-hash.ts";

it("is 32-bit FNV-1a in base 36", () => {
	// The published values of the function for these texts.
	expect(shortHash("")).toBe((0x811c9dc5).toString(36));
	expect(shortHash("a")).toBe((0xe40c292c).toString(36));
	expect(shortHash("foobar")).toBe((0xbf9cf968).toString(36));
});

it("has at most seven characters and is deterministic", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			expect(shortHash(text)).toMatch(/^[0-9a-z]{1,7}$/);
			expect(shortHash(text)).toBe(shortHash(text));
		}),
	);
});
