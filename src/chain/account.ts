import * as v from "valibot";
import { encodedBytes } from "./encoded-bytes.ts";
import { address, flag, lamports, u64 } from "./field.ts";
import { parsedAccount } from "./parsed-account.ts";
import { choose, shape } from "./shape.ts";

const isEncoded = (value: unknown) => typeof value === "string" || Array.isArray(value);

/**
 * `rentEpoch` is the maximum u64 if no rent is ever due; the newest nodes omit it. Specification 3 (chain response
 * data)
 */
export const account = shape({
	lamports,
	owner: address,
	data: choose("bytes or an object", (value) => (isEncoded(value) ? encodedBytes : parsedAccount)),
	executable: flag,
	rentEpoch: v.optional(u64),
	space: v.optional(u64),
});
export type Account = v.InferOutput<typeof account>;
