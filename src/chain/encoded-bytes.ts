import { getBase58Encoder } from "@solana/kit";
import * as v from "valibot";
import { base58, base64, oneOf } from "./field.ts";
import { choose, tupleOf } from "./shape.ts";

const BYTES = "the bytes and their encoding";
const inBase58 = v.pipe(
	tupleOf(BYTES, base58, oneOf("base58")),
	v.transform(([bytes, encoding]) => ({ encoding, bytes })),
);
const inBase64 = v.pipe(
	tupleOf(BYTES, base64, oneOf("base64", "base64+zstd")),
	v.transform(([bytes, encoding]) => ({ encoding, bytes })),
);
/** Before encodings could be chosen, bytes were a plain base58 text. */
const bare = v.pipe(
	base58,
	v.transform((bytes) => ({ encoding: "base58" as const, bytes })),
);

/** Bytes as nodes write them: with the name of their encoding, or as plain base58 text. */
export const encodedBytes = choose("bytes", (value) => {
	if (typeof value === "string") return bare;
	return Array.isArray(value) && value[1] === "base58" ? inBase58 : inBase64;
});
export type EncodedBytes = v.InferOutput<typeof encodedBytes>;

/** Longest base58 text that is decoded: decoding time is quadratic. A transaction has 1,683 characters at most. */
const MAX_BASE58_LENGTH = 1_700;

/** Number of bytes; null if they are compressed, or too many to decode. */
export function byteCount({ encoding, bytes }: EncodedBytes): number | null {
	if (encoding === "base64") return (bytes.length / 4) * 3 - (bytes.match(/=+$/)?.[0].length ?? 0);
	if (encoding === "base64+zstd" || bytes.length > MAX_BASE58_LENGTH) return null;
	return getBase58Encoder().encode(bytes).length;
}
