import { ChainAnswerError, UnknownResultError } from "./chain-answer-error.ts";
import { check, pathText } from "./check.ts";
import { envelope, type RpcError } from "./envelope.ts";
import { received } from "./field.ts";
import { isJsonObject, type Json, type JsonText, readJsonText } from "./json-text.ts";
import { type Method, type ResultOf, recogniseMethod, results } from "./methods.ts";

/** The result of a method, by method. */
export type Answered = { [Of in Method]: { kind: "result"; method: Of; result: ResultOf<Of> } }[Method];
/** An answer with the id of its request. */
export type Answer = { id: string | bigint | null } & (Answered | { kind: "error"; error: RpcError });

/**
 * Reads the answer of a Solana node: one JSON-RPC 2.0 response, or a batch.
 * @param method the requested method, if known; otherwise each answer is recognised by its fields
 * @throws ChainAnswerError, and nothing else, with the first invalid field
 * @example readAnswers('{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":5000}}')
 * Specification 3 (chain response data) and 7
 */
export function readAnswers(text: string, method: Method | null = null): Answer[] {
	const read = readJsonText(text);
	const { value } = read;
	if (!Array.isArray(value)) return [readAnswer(value, [], read, method)];
	if (value.length === 0)
		throw new ChainAnswerError("", "expected at least one answer, received an empty list", read.spanOf([]));
	return value.map((item, index) => readAnswer(item, [index], read, method));
}

function readAnswer(value: Json, at: readonly number[], read: JsonText, asked: Method | null): Answer {
	const answer = check(envelope, value, read, at);
	if ("error" in answer) return { id: answer.id, kind: "error", error: answer.error };
	const result = isJsonObject(value) ? (value.result as Json) : null;
	const method = asked ?? recogniseMethod(result);
	const path = [...at, "result"];
	if (method === null) {
		const trouble = `expected an answer to one of the known methods, received ${received(result)}`;
		throw new UnknownResultError(pathText(path), trouble, read.spanOf(path));
	}
	return { id: answer.id, kind: "result", method, result: check(results[method], result, read, path) } as Answer;
}
