import * as v from "valibot";
import { anything, field, i64, oneOf, text } from "./field.ts";
import { isJsonObject } from "./json-text.ts";
import { choose, refuse, shape } from "./shape.ts";

const jsonrpc = oneOf("2.0");
const id = field<string | bigint | null>(
	"a text, an integer or null",
	(value) => value === null || typeof value === "string" || typeof value === "bigint",
);
const rpcError = shape({ code: i64, message: text, data: v.optional(anything) });
export type RpcError = v.InferOutput<typeof rpcError>;

const withResult = shape({ jsonrpc, id, result: anything });
const withError = shape({ jsonrpc, id, error: rpcError, result: v.optional(refuse("no result beside an error")) });
const withNeither = shape({ jsonrpc, id, result: refuse("a result, or an error in its place") });

/** A JSON-RPC 2.0 response: result or error, never both. Specification 7 */
export const envelope = choose("an object", (value) => {
	if (isJsonObject(value) && "error" in value) return withError;
	return isJsonObject(value) && !("result" in value) ? withNeither : withResult;
});
