// @vitest-environment node
import { beforeAll, expect, it } from "vitest";
import { byteCount } from "./encoded-bytes.ts";
import type { Method, ResultOf } from "./methods.ts";
import { readAnswers } from "./read-answers.ts";
import { transferAnswers } from "./rpc-answers.test-data.ts";
import { SENT, SUPPLY } from "./spl-transfer.test-data.ts";
import { tokenText } from "./token-amount.ts";

let chain: Awaited<ReturnType<typeof transferAnswers>>;
beforeAll(async () => {
	chain = await transferAnswers();
});

/** The result of the single answer in a text, recognised as this method's. */
function resultOf<Of extends Method>(
	method: Of,
	name: keyof typeof chain.answers = method as keyof typeof chain.answers,
) {
	const [answer] = readAnswers(chain.answers[name]);
	if (answer?.kind !== "result") throw new Error("no result");
	expect(answer.method).toBe(method);
	return answer.result as ResultOf<Of>;
}

it("reads a real transfer: what moved, what it cost and what the program logged", () => {
	const { meta, transaction, version } = resultOf("getTransaction") ?? {};
	if (transaction?.kind !== "whole" || !meta) throw new Error("the transaction is not there");
	expect(meta.err).toBeNull();
	expect(meta.fee).toBe(5_000n);
	expect(meta.preBalances[0] as bigint).toBe((meta.postBalances[0] as bigint) + 5_000n);
	expect(version).toBe(0);
	const held = (balances: typeof meta.preTokenBalances, account: string) => {
		const index = transaction.message.accountKeys.findIndex(({ pubkey }) => pubkey === account);
		return balances?.find(({ accountIndex }) => accountIndex === index)?.uiTokenAmount.amount;
	};
	expect(held(meta.preTokenBalances, chain.recipient)).toBe(0n);
	expect(held(meta.postTokenBalances, chain.recipient)).toBe(SENT);
	const total = meta.postTokenBalances?.reduce((sum, { uiTokenAmount }) => sum + uiTokenAmount.amount, 0n);
	expect(total).toBe(SUPPLY);
	expect(meta.logMessages?.at(-1)).toMatch(/success$/);
	expect(transaction.signatures).toEqual([chain.history.sent.signature]);
});

it("reads a rejected transfer: nothing moved except the fees, and the program's own error is kept", () => {
	const { meta } = resultOf("getTransaction", "getTransactionFailed") ?? {};
	expect(meta?.err).toEqual({ name: "Custom", instruction: 0, code: 1 });
	expect(meta?.fee).toBe(10_000n);
	expect(meta?.postTokenBalances).toEqual(meta?.preTokenBalances);
	expect(meta?.logMessages?.join()).toContain("insufficient funds");
});

it("reads accounts, as bytes and as parsed by the token program", () => {
	const { value: parsed } = resultOf("getAccountInfo");
	expect(parsed?.data).toMatchObject({ kind: "token", info: { mint: chain.mint, tokenAmount: { amount: SENT } } });
	expect(parsed?.rentEpoch).toBe(2n ** 64n - 1n);
	const { value: plain } = resultOf("getAccountInfo", "getAccountInfoBytes");
	if (!plain || !("encoding" in plain.data)) throw new Error("no bytes");
	expect(byteCount(plain.data)).toBe(165);
	expect(plain.space).toBe(165n);
	const { value: mint } = resultOf("getAccountInfo", "getAccountInfoMint");
	expect(mint?.data).toMatchObject({ kind: "mint", info: { supply: SUPPLY, freezeAuthority: null } });
});

it("reads amounts, statuses, history, block and error of the same chain", () => {
	expect(resultOf("getBalance").value).toBe(chain.balanceOf(chain.payer));
	const { value: held } = resultOf("getTokenAccountBalance");
	expect(tokenText(held)).toBe("1234.567890123");
	expect(held.uiAmountString).toBe(tokenText(held));
	// A supply looks like a balance; the requested method tells them apart.
	expect(readAnswers(chain.answers.getTokenSupply, "getTokenSupply")[0]).toMatchObject({
		method: "getTokenSupply",
		result: { value: { amount: SUPPLY } },
	});
	const { value: statuses } = resultOf("getSignatureStatuses");
	expect(statuses.map((status) => status?.err?.code ?? null)).toEqual([1, null, null, null, null]);
	expect(statuses.at(-1)).toBeNull();
	expect(resultOf("getSignaturesForAddress")[1]?.signature).toBe(chain.history.sent.signature);
	expect(resultOf("getBlock")?.transactions).toHaveLength(2);
	expect(readAnswers(chain.answers.error)[0]).toMatchObject({ kind: "error", error: { code: -32002n } });
});
