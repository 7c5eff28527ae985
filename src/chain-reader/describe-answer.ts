import type { Answer } from "#src/chain/read-answers.ts";
import { describeAccount } from "./describe-account.ts";
import { describeBalance, describeStake, describeTokenAmount } from "./describe-amount.ts";
import { describeBlock } from "./describe-block.ts";
import { describeError } from "./describe-error.ts";
import { describeHistory, describeStatuses } from "./describe-statuses.ts";
import { describeTransaction } from "./describe-transaction.ts";
import { describeUnknown } from "./describe-unknown.ts";
import type { Description } from "./description.ts";

/**
 * A node's answer in plain words, with every figure exact.
 * @param asked whether the method was given, not recognised
 */
export function describeAnswer(answer: Answer, asked: boolean): Description {
	if (answer.kind === "error") return describeError(answer.error);
	if (answer.kind === "unknown") return describeUnknown(answer.fault);
	switch (answer.method) {
		case "getBalance":
			return describeBalance(answer.result);
		case "getAccountInfo":
			return describeAccount(answer.result);
		case "getTokenAccountBalance":
		case "getTokenSupply":
			return describeTokenAmount(answer.result, answer.method, asked);
		case "getSignatureStatuses":
			return describeStatuses(answer.result);
		case "getSignaturesForAddress":
			return describeHistory(answer.result, asked);
		case "getTransaction":
			return describeTransaction(answer.result, asked);
		case "getBlock":
			return describeBlock(answer.result);
		case "getStakeActivation":
			return describeStake(answer.result);
	}
}
