/** Length of an ed25519 signature, in bytes. */
export const SIGNATURE_BYTES = 64;

/** What was signed, by which key, and the signature. */
export interface SignedBytes {
	/** 32 bytes. */
	publicKey: Uint8Array;
	message: Uint8Array;
	/** 64 bytes. */
	signature: Uint8Array;
}

// A copy: the browser rejects bytes in shared memory.
const importKey = (publicKey: Uint8Array): Promise<CryptoKey> =>
	crypto.subtle.importKey("raw", new Uint8Array(publicKey), "Ed25519", true, ["verify"]);

/**
 * Whether this browser verifies ed25519 signatures: Chrome and Edge from 137, Firefox from 129, Safari from 17, and
 * none on a page not served over https.
 */
export async function canVerify(): Promise<boolean> {
	try {
		// The key of RFC 8032, 7.1, test 1.
		const hex = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
		await importKey(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
		return true;
	} catch {
		return false;
	}
}

/**
 * Verifies an ed25519 signature with the browser's own cryptography.
 * @returns false also for bytes that cannot be a key or a signature
 * @throws if the browser does not support ed25519; check `canVerify` first
 */
export async function verifySignature({ publicKey, message, signature }: SignedBytes): Promise<boolean> {
	if (publicKey.length !== 32 || signature.length !== SIGNATURE_BYTES) return false;
	try {
		const key = await importKey(publicKey);
		return await crypto.subtle.verify("Ed25519", key, new Uint8Array(signature), new Uint8Array(message));
	} catch (error) {
		// Some browsers reject bytes that are not a point on the curve, others fail to verify anything with them.
		if (error instanceof DOMException && error.name === "DataError") return false;
		throw error;
	}
}
