import { getAddressDecoder, getAddressEncoder, isAddress } from "@solana/kit";

/** Length of a public key, in bytes. */
export const PUBLIC_KEY_BYTES = 32;

/**
 * The address of a public key.
 * @throws RangeError unless the key has 32 bytes
 * @example addressOf(new Uint8Array(32)) // "11111111111111111111111111111111"
 */
export function addressOf(publicKey: Uint8Array): string {
	if (publicKey.length !== PUBLIC_KEY_BYTES) throw new RangeError(`A public key has 32 bytes, not ${publicKey.length}`);
	return getAddressDecoder().decode(publicKey);
}

/** The public key of an address. @returns undefined if it is not an address */
export function publicKeyOf(address: string): Uint8Array | undefined {
	return isAddress(address) ? new Uint8Array(getAddressEncoder().encode(address)) : undefined;
}
