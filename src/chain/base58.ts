import { getBase58Decoder } from "@solana/kit";

/**
 * Bytes as base58 text, the way Solana writes signatures.
 * @example base58Text(new Uint8Array([0, 1])) // "12"
 */
export const base58Text = (bytes: Uint8Array): string => getBase58Decoder().decode(bytes);
