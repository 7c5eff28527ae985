import { ChainAnswerError, UnknownResultError } from "./chain-answer-error.ts";
import { check, pathText } from "./check.ts";
import { envelope, type RpcError } from "./envelope.ts";
import { received } from "./field.ts";
import { isJsonObject, type Json, type JsonText, readJsonText } from "./json-text.ts";
import { type Method, type ResultOf, recogniseMethod, results } from "./methods.ts";

/** The result of a method, by method. */
export type Answered = { [Of in Method]: { kind: "result"; method: Of; result: ResultOf<Of> } }[Method];
/** An answer with the id of its request. `unknown` is one to none of the known methods, among several. */
export type Answer = { id: string | bigint | null } & (
	| Answered
	| { kind: "error"; error: RpcError }
	| { kind: "unknown"; fault: UnknownResultError }
);

/**
 * Reads the answer of a Solana node: one JSON-RPC 2.0 response, or a batch.
 * @param method the requested method, if known; otherwise each answer is recognised by its fields
 * @throws ChainAnswerError, and nothing else, with the first invalid field; UnknownResultError if a sole answer is not
 * recognised
 * @example readAnswers('{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":5000}}')
 * Specification 3 (chain response data) and 7
 */
export function readAnswers(text: string, method: Method | null = null): Answer[] {
	const read = readJsonText(text);
	const { value } = read;
	const answers = Array.isArray(value)
		? value.map((item, index) => readAnswer(item, [index], read, method))
		: [readAnswer(value, [], read, method)];
	const [first] = answers;
	if (!first) throw new ChainAnswerError("", "expected at least one answer, received an empty list", read.spanOf([]));
	if (answers.length === 1 && first.kind === "unknown") throw first.fault;
	return answers;
}

function readAnswer(value: Json, at: readonly number[], read: JsonText, asked: Method | null): Answer {
	const answer = check(envelope, value, read, at);
	const { id } = answer;
	if ("error" in answer) return { id, kind: "error", error: answer.error };
	const result = isJsonObject(value) ? (value.result as Json) : null;
	const method = asked ?? recogniseMethod(result);
	const path = [...at, "result"];
	if (method === null) {
		const trouble = `expected an answer to one of the known methods, received ${received(result)}`;
		return { id, kind: "unknown", fault: new UnknownResultError(pathText(path), trouble, read.spanOf(path)) };
	}
	return { id, kind: "result", method, result: check(results[method], result, read, path) } as Answer;
}
