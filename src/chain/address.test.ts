import fc from "fast-check";
import { expect, test } from "vitest";
import { addressOf, publicKeyOf } from "./address.ts";
import { base58Text } from "./base58.ts";

test.each([
	[new Uint8Array(), ""],
	[new Uint8Array([0]), "1"],
	[new Uint8Array([0, 1]), "12"],
	[new Uint8Array([57]), "z"],
	[new Uint8Array([58]), "21"],
	[new TextEncoder().encode("Hello World!"), "2NEpo7TZRRrLZSi2U"],
])("%o is %s in base58", (bytes, text) => expect(base58Text(bytes)).toBe(text));

test("32 zero bytes are the system program’s address", () => {
	expect(addressOf(new Uint8Array(32))).toBe("1".repeat(32));
});

test.each([0, 31, 33])("%i bytes are not an address", (length) => {
	expect(() => addressOf(new Uint8Array(length))).toThrow(RangeError);
});

test("every key can be recovered from its address", () => {
	fc.assert(
		fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
			expect(publicKeyOf(addressOf(key))).toEqual(key);
		}),
	);
});

test.each([
	"",
	"1".repeat(31),
	"1".repeat(33),
	"0OIl",
	`${"1".repeat(31)}l`,
	"TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D",
])("%j is not an address", (text) => expect(publicKeyOf(text)).toBeUndefined());
