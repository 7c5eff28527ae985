import { describe, expect, it } from "vitest";
import { ChainAnswerError, UnknownResultError } from "./chain-answer-error.ts";
import { documented, unsupported } from "./documented-answers.test-data.ts";
import { readJsonText } from "./json-text.ts";
import { recogniseMethod } from "./methods.ts";
import { type Answer, readAnswers } from "./read-answers.ts";

const answerTo = (result: unknown) => JSON.stringify({ jsonrpc: "2.0", id: 1, result });
/** An answer with its result as text, for figures that JavaScript numbers cannot hold. */
const written = (result: string) => `{"jsonrpc":"2.0","id":1,"result":${result}}`;

function troubleWith(text: string, ...rest: [] | [Parameters<typeof readAnswers>[1]]) {
	try {
		readAnswers(text, ...rest);
	} catch (error) {
		if (error instanceof ChainAnswerError) return { message: error.message, at: text.slice(...error.span) };
		throw error;
	}
	throw new Error("it was read");
}
const resultOf = ([answer]: Answer[]) => (answer?.kind === "result" ? answer.result : answer);

describe("the shapes in Solana’s documentation", () => {
	it.each(documented)("reads %s, an answer to %s", (_, method, result) => {
		expect(readAnswers(answerTo(result), method)).toMatchObject([{ id: 1n, kind: "result", method }]);
	});

	// If two methods have the same shape, the more common one is assumed.
	const taken: Record<string, string> = { getTokenSupply: "getTokenAccountBalance" };
	it.each(documented)("recognises %s as an answer to %s", (title, method, result) => {
		const found = recogniseMethod(readJsonText(JSON.stringify(result)).value);
		expect(found).toBe(title === "no block" ? "getTransaction" : (taken[method] ?? method));
	});
});

it.each(unsupported)("does not take a valid answer to %s for another or for an invalid one", (_, result) => {
	const text = answerTo(result);
	expect(() => readAnswers(text)).toThrow(UnknownResultError);
	expect(troubleWith(text).message).toMatch(/^result: expected an answer to one of the known methods, received /);
});

it.each([
	["getSignatureStatuses", { context: { slot: 1 }, value: [null, null] }],
	["getSignatureStatuses", { context: { slot: 1 }, value: [null, { slot: 5 }] }],
	["getSignatureStatuses", { context: { slot: 1 }, value: [{ confirmations: 5 }] }],
	["getSignatureStatuses", { context: { slot: 1 }, value: [{ err: null }] }],
	["getSignaturesForAddress", []],
	["getSignaturesForAddress", [{ signature: "?" }]],
	["getSignaturesForAddress", [{ slot: 1, err: null, memo: null }]],
	["getAccountInfo", { context: { slot: 1 }, value: { lamports: 5 } }],
	["getAccountInfo", { context: { slot: 1 }, value: { executable: false, data: "" } }],
	["getBalance", { context: { slot: 1 }, value: "5" }],
])("recognises an answer to %s by any of its own fields: %j", (method, result) => {
	expect(recogniseMethod(readJsonText(JSON.stringify(result)).value)).toBe(method);
});

it("recognises nothing by a context alone", () => {
	expect(recogniseMethod(readJsonText('{"context":{"slot":1}}').value)).toBeNull();
});

it("keeps every figure exact", () => {
	const text = written(
		`{"context":{"slot":18446744073709551615},"value":{"lamports":9007199254740993,"owner":"${"1".repeat(32)}","data":["","base64"],"executable":true,"rentEpoch":18446744073709551615}}`,
	);
	expect(resultOf(readAnswers(text))).toMatchObject({
		context: { slot: 18_446_744_073_709_551_615n },
		value: { lamports: 9_007_199_254_740_993n, rentEpoch: 18_446_744_073_709_551_615n },
	});
	const amount = written(
		'{"context":{"slot":1},"value":{"amount":"18446744073709551615","decimals":9,"uiAmount":18446744073.709552,"uiAmountString":"18446744073.709551615"}}',
	);
	expect(resultOf(readAnswers(amount))).toMatchObject({
		value: { amount: 18_446_744_073_709_551_615n, uiAmount: "18446744073.709552" },
	});
});

it("reads a batch of answers, including errors", () => {
	const error = { code: -32602, message: "Invalid param: WrongSize", data: { hint: null } };
	const text = JSON.stringify([
		{ jsonrpc: "2.0", id: "a", result: { context: { slot: 1 }, value: 5 } },
		{ jsonrpc: "2.0", id: null, error },
	]);
	expect(readAnswers(text)).toMatchObject([
		{ id: "a", method: "getBalance", result: { value: 5n } },
		{ id: null, kind: "error", error: { code: -32_602n, message: "Invalid param: WrongSize" } },
	]);
});

it("reads the other answers of a batch if it does not recognise one, but rejects one that is invalid", () => {
	const balance = { jsonrpc: "2.0", id: 1, result: { context: { slot: 1 }, value: 5 } };
	const slot = { jsonrpc: "2.0", id: 2, result: 1234 };
	expect(readAnswers(JSON.stringify([balance, slot]))).toMatchObject([
		{ id: 1n, method: "getBalance" },
		{
			id: 2n,
			kind: "unknown",
			fault: { path: "[1].result", trouble: "expected an answer to one of the known methods, received 1234" },
		},
	]);
	expect(readAnswers(JSON.stringify([slot, balance]))).toMatchObject([{ kind: "unknown" }, { method: "getBalance" }]);
	expect(troubleWith(JSON.stringify([slot, { ...balance, jsonrpc: "1.0" }])).message).toMatch(/^\[1\]\.jsonrpc: /);
	expect(() => readAnswers(JSON.stringify([slot]))).toThrow(UnknownResultError);
});

it.each([
	["AccountInUse", { name: "AccountInUse", instruction: null, code: null }],
	[
		{ InsufficientFundsForRent: { account_index: 3 } },
		{ name: "InsufficientFundsForRent", instruction: null, code: null },
	],
	[{ InstructionError: [2, "IllegalOwner"] }, { name: "IllegalOwner", instruction: 2, code: null }],
	[{ InstructionError: [0, { Custom: 4294967295 }] }, { name: "Custom", instruction: 0, code: 4_294_967_295 }],
	[{ InstructionError: [0, { BorshIoError: "?" }] }, { name: "BorshIoError", instruction: 0, code: null }],
	[{ ANewOne: 1 }, { name: "ANewOne", instruction: null, code: null }],
])("reads the fault %j", (err, fault) => {
	const status = { slot: 1, confirmations: 1, err };
	expect(resultOf(readAnswers(answerTo({ context: { slot: 1 }, value: [status] })))).toMatchObject({
		value: [{ err: fault }],
	});
});

const status = (fields: string) => written(`{"context":{"slot":1},"value":[{${fields}}]}`);
const token = (fields: string) => written(`{"context":{"slot":1},"value":{${fields}}}`);
const stake = (fields: string) => written(`{${fields}}`);

describe("names the invalid field and its position", () => {
	it.each([
		// The envelope.
		["[]", "expected at least one answer, received an empty list", "[]"],
		["5", "expected an object, received 5", "5"],
		['{"id":1,"result":5}', 'jsonrpc: expected one of "2.0", received nothing', '{"id":1,"result":5}'],
		['{"jsonrpc":"1.0","id":1,"result":5}', 'jsonrpc: expected one of "2.0", received "1.0"', '"1.0"'],
		['{"jsonrpc":"2.0","id":1.5,"result":5}', "id: expected a text, an integer or null, received 1.5", "1.5"],
		[
			'{"jsonrpc":"2.0","id":1}',
			"result: expected a result, or an error in its place, received nothing",
			'{"jsonrpc":"2.0","id":1}',
		],
		[
			'{"jsonrpc":"2.0","id":1,"result":5,"error":{"code":1,"message":""}}',
			"result: expected no result beside an error, received 5",
			"5",
		],
		[
			'{"jsonrpc":"2.0","id":1,"error":{"code":"1","message":""}}',
			'error.code: expected a signed 64-bit integer, received "1"',
			'"1"',
		],
		['[{"jsonrpc":"2.0","id":1,"error":null}]', "[0].error: expected an object, received null", "null"],
		[written("5"), "result: expected an answer to one of the known methods, received 5", "5"],
		// Amounts at their limits.
		[token("-1").replace("{-1}", "-1"), "result.value: expected an unsigned 64-bit integer, received -1", "-1"],
		[
			written('{"context":{"slot":1},"value":18446744073709551616}'),
			"result.value: expected an unsigned 64-bit integer, received 18446744073709551616",
			"18446744073709551616",
		],
		[
			written('{"context":{"slot":1},"value":1.5}'),
			"result.value: expected an unsigned 64-bit integer, received 1.5",
			"1.5",
		],
		[
			token('"amount":"18446744073709551616","decimals":9'),
			'result.value.amount: expected an unsigned 64-bit integer in quotes, received "18446744073709551616"',
			'"18446744073709551616"',
		],
		[
			token('"amount":7,"decimals":9'),
			"result.value.amount: expected an unsigned 64-bit integer in quotes, received 7",
			"7",
		],
		[
			token('"amount":"07","decimals":9'),
			'result.value.amount: expected an unsigned 64-bit integer in quotes, received "07"',
			'"07"',
		],
		[
			token('"amount":"7","decimals":256'),
			"result.value.decimals: expected an integer from 0 to 255, received 256",
			"256",
		],
		[
			token('"amount":"7"'),
			"result.value.decimals: expected an integer from 0 to 255, received nothing",
			'{"amount":"7"}',
		],
		[
			token('"amount":"7","decimals":0,"uiAmount":"7"'),
			'result.value.uiAmount: expected a number, received "7"',
			'"7"',
		],
		// An account.
		[token('"lamports":-1,"owner":1'), "result.value.lamports: expected an unsigned 64-bit integer, received -1", "-1"],
		[
			token('"lamports":1,"owner":"0OIl"'),
			'result.value.owner: expected an address, 32 bytes in base58, received "0OIl"',
			'"0OIl"',
		],
		[
			token(`"lamports":1,"owner":"${"1".repeat(32)}","data":["AAE","base64"]`),
			'result.value.data[0]: expected bytes in base64, received "AAE"',
			'"AAE"',
		],
		[
			token(`"lamports":1,"owner":"${"1".repeat(32)}","data":["",""]`),
			'result.value.data[1]: expected one of "base64", "base64+zstd", received ""',
			'""',
		],
		[
			token(`"lamports":1,"owner":"${"1".repeat(32)}","data":[""]`),
			"result.value.data: expected a list of the bytes and their encoding, received a list",
			'[""]',
		],
		// Statuses and stakes.
		[
			status('"slot":1,"err":null'),
			"result.value[0].confirmations: expected an unsigned 64-bit integer or null, received nothing",
			'{"slot":1,"err":null}',
		],
		[
			status('"slot":1,"confirmations":null,"err":null,"confirmationStatus":"rooted"'),
			'result.value[0].confirmationStatus: expected one of "processed", "confirmed", "finalized", received "rooted"',
			'"rooted"',
		],
		[
			status('"slot":1,"confirmations":null,"err":{"InstructionError":[0]}'),
			"result.value[0].err.InstructionError: expected a list of an instruction’s number and its error, received a list",
			"[0]",
		],
		[
			status('"slot":1,"confirmations":null,"err":{"InstructionError":[0,{"Custom":-1}]}'),
			"result.value[0].err.InstructionError[1].Custom: expected an unsigned 32-bit integer, received -1",
			"-1",
		],
		[
			status('"slot":1,"confirmations":null,"err":{}'),
			"result.value[0].err: expected an error’s name, or an object with that one key, received an object",
			"{}",
		],
		[
			stake('"state":"melting","active":1,"inactive":0'),
			'result.state: expected one of "active", "inactive", "activating", "deactivating", received "melting"',
			'"melting"',
		],
		[
			stake('"state":"active","active":1'),
			"result.inactive: expected an unsigned 64-bit integer, received nothing",
			'{"state":"active","active":1}',
		],
	])("%s", (text, message, at) => {
		expect(troubleWith(text)).toEqual({ message, at });
	});

	const find = (title: string) => structuredClone(documented.find(([name]) => name === title)?.[2]) as never;
	type Sent = {
		meta: { preBalances: number[]; preTokenBalances: unknown[] };
		transaction: { message: { instructions: { accounts: number[]; programIdIndex: number }[] } };
	};
	it.each([
		[
			"preBalances",
			(sent: Sent) => sent.meta.preBalances.pop(),
			"result.meta.preBalances: expected 4 balances, one for each account, received 3",
		],
		[
			"a program’s number",
			(sent: Sent) => Object.assign(sent.transaction.message.instructions[0] ?? {}, { programIdIndex: 4 }),
			"result.transaction.message.instructions[0].programIdIndex: expected an account’s number below 4, received 4",
		],
		[
			"an account’s number",
			(sent: Sent) => sent.transaction.message.instructions[0]?.accounts.push(9),
			"result.transaction.message.instructions[0].accounts[3]: expected an account’s number below 4, received 9",
		],
		[
			"a token balance’s account",
			(sent: Sent) =>
				sent.meta.preTokenBalances.push({
					accountIndex: 4,
					mint: "1".repeat(32),
					uiTokenAmount: { amount: "1", decimals: 0 },
				}),
			"result.meta.preTokenBalances[0].accountIndex: expected an account’s number below 4, received 4",
		],
	])("%s of a transaction", (_, spoil, message) => {
		const sent: Sent = find("a transaction");
		spoil(sent);
		expect(troubleWith(answerTo(sent)).message).toBe(message);
		expect(troubleWith(answerTo({ ...(find("a block") as object), transactions: [sent] })).message).toBe(
			message.replace("result", "result.transactions[0]"),
		);
	});
});
