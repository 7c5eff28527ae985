import { afterEach, expect, test, vi } from "vitest";
import { canVerify, verifySignature } from "./verify-signature.ts";

afterEach(() => vi.unstubAllGlobals());

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** RFC 8032, 7.1, tests 1 to 3. */
const signed = [
	[
		"d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
		"",
		"e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
	],
	[
		"3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
		"72",
		"92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
	],
	[
		"fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
		"af82",
		"6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
	],
] as const;

test.each(signed)("the signature of %s over “%s” is valid", async (key, message, signature) => {
	const given = { publicKey: bytes(key), message: bytes(message), signature: bytes(signature) };
	expect(await verifySignature(given)).toBe(true);
	expect(await verifySignature({ ...given, message: bytes(`${message}00`) })).toBe(false);
	const altered = bytes(signature);
	altered[0] = (altered[0] ?? 0) ^ 1;
	expect(await verifySignature({ ...given, signature: altered })).toBe(false);
	expect(await verifySignature({ ...given, publicKey: bytes(signed[0][0].replace("d7", "d6")) })).toBe(false);
});

test.each([0, 63, 65])("a signature of %i bytes is not", async (length) => {
	const publicKey = bytes(signed[0][0]);
	expect(await verifySignature({ publicKey, message: bytes(""), signature: new Uint8Array(length) })).toBe(false);
});

test("reports missing ed25519 support before anything is signed", async () => {
	expect(await canVerify()).toBe(true);
	vi.stubGlobal("crypto", { subtle: { importKey: () => Promise.reject(new DOMException("", "NotSupportedError")) } });
	expect(await canVerify()).toBe(false);
	vi.stubGlobal("crypto", {});
	expect(await canVerify()).toBe(false);
});
