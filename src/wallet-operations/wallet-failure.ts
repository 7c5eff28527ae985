import { InvalidAnswer } from "./invalid-answer.ts";
import { plainText } from "./plain-text.ts";
import { peek } from "./read-answer.ts";
import { NoAnswer, Stopped } from "./within-time.ts";

/**
 * How an operation failed: rejected by the visitor in the wallet, the visitor stopped waiting here, no answer in time, an
 * invalid answer, or any other failure.
 */
export type FailureKind = "rejected" | "stopped" | "timeout" | "invalid answer" | "failed";

/**
 * A failed operation. Its message is "Wallet operation failed: <reason>", and its cause is what was thrown.
 * Specification 1 and 8
 */
export class WalletFailure extends Error {
	readonly kind: FailureKind;
	readonly reason: string;

	constructor(kind: FailureKind, reason: string, cause: unknown) {
		super(`Wallet operation failed: ${reason}`, { cause });
		this.name = "WalletFailure";
		this.kind = kind;
		this.reason = reason;
	}
}

/** EIP-1193, adopted by Phantom and others; the same in @wallet-standard/errors; WalletConnect. */
const rejectionCodes: readonly unknown[] = [4001, "4001", 4_001_000, 5000];

/** What wallets throw when the visitor rejects a request or closes the wallet's window instead of answering. */
const rejectionNames = /^(?:UserRejected\w*|WalletWindowClosedError|UserRejectedRequestError)$/;

const rejectionTexts =
	/\b(?:user|approval|owner)\b.{0,40}\b(?:reject|den[iy]|declin|cancel|refus|disapprov|closed (?:the |this )?(?:window|pop-?up|modal|dialog|prompt|request|wallet|extension))|(?:reject|den[iy]|declin|cancel|refus)\w*\b.{0,40}\bby (?:the )?(?:user|owner)|^(?:the )?(?:request|signature|signing|connection|approval)(?: was| has been)? (?:rejected|cancell?ed|declined|denied|refused)\b/i;

/** How far wrapped errors are followed: adapters keep the original as `error`. */
const MAX_DEPTH = 4;

const textOf = (cause: unknown): string => {
	const text = typeof cause === "string" ? cause : peek(cause, "message");
	return typeof text === "string" ? plainText(text) : "";
};

/**
 * Whether the visitor rejected the request, by code, name or message of the error; wallets agree on none of the three.
 */
export function isRejection(cause: unknown, depth = 0): boolean {
	if (cause === null || cause === undefined || depth >= MAX_DEPTH) return false;
	if (rejectionCodes.includes(peek(cause, "code")) || rejectionTexts.test(textOf(cause))) return true;
	const name = peek(cause, "name");
	if (typeof name === "string" && rejectionNames.test(name.slice(0, 80))) return true;
	return typeof cause === "object" && ["error", "cause"].some((key) => isRejection(peek(cause, key), depth + 1));
}

/** `instanceof`, guarded because it asks a proxy for its prototype, which may throw. */
function is<Kind>(cause: unknown, kind: new (...inputs: never[]) => Kind): cause is Kind {
	try {
		return cause instanceof kind;
	} catch {
		return false;
	}
}

function kindOf(cause: unknown): FailureKind {
	if (is(cause, InvalidAnswer)) return "invalid answer";
	if (is(cause, NoAnswer)) return "timeout";
	if (is(cause, Stopped)) return "stopped";
	return isRejection(cause) ? "rejected" : "failed";
}

/** Converts anything thrown to the failure that is passed on. Never throws. */
export function failureOf(cause: unknown): WalletFailure {
	const reason = textOf(cause) || textOf(peek(cause, "error")) || "the wallet gave no reason";
	return new WalletFailure(kindOf(cause), reason, cause);
}
