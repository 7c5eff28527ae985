import { InvalidAnswer } from "./invalid-answer.ts";
import { plainText } from "./plain-text.ts";
import { peek } from "./read-answer.ts";
import { NoAnswer, Stopped } from "./within-time.ts";

/** How an operation came to nothing: the visitor said no, no answer came, the wrong one came, or whatever else the wallet says. */
export type FailureKind = "rejected" | "timeout" | "invalid answer" | "failed";

/** A failed operation. Its message is "Wallet operation failed: <reason>", its cause what was thrown. Specification 1 and 8 */
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

/** EIP-1193, taken over by Phantom and others; the same in @wallet-standard/errors; WalletConnect. */
const rejectionCodes: readonly unknown[] = [4001, "4001", 4_001_000, 5000];

/** What wallets throw when somebody says no, or closes their window instead of answering. */
const rejectionNames = /^(?:UserRejected\w*|WalletWindowClosedError|UserRejectedRequestError)$/;

const rejectionTexts =
	/\b(?:user|approval|owner)\b.{0,40}\b(?:reject|den[iy]|declin|cancel|refus|disapprov|clos)|(?:reject|den[iy]|declin|cancel|refus)\w*\b.{0,40}\bby (?:the )?(?:user|owner)|^(?:the )?(?:request|signature|signing|connection|approval)(?: was| has been)? (?:rejected|cancell?ed|declined|denied|refused)\b/i;

/** How far an error is followed into the errors it wraps: adapters keep theirs as `error`. */
const DEEPEST = 4;

const textOf = (cause: unknown): string => {
	const text = typeof cause === "string" ? cause : peek(cause, "message");
	return typeof text === "string" ? plainText(text) : "";
};

/** Whether the visitor said no, by code, name or words of what a wallet threw; wallets agree on none of the three. */
export function isRejection(cause: unknown, depth = 0): boolean {
	if (cause === null || cause === undefined || depth >= DEEPEST) return false;
	if (rejectionCodes.includes(peek(cause, "code")) || rejectionTexts.test(textOf(cause))) return true;
	const name = peek(cause, "name");
	if (typeof name === "string" && rejectionNames.test(name.slice(0, 80))) return true;
	return typeof cause === "object" && ["error", "cause"].some((key) => isRejection(peek(cause, key), depth + 1));
}

/** `instanceof`, which asks a proxy for its prototype, and may be thrown at. */
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
	return is(cause, Stopped) || isRejection(cause) ? "rejected" : "failed";
}

/** What was thrown, as the failure that is passed on. Never throws, whatever was. */
export function failureOf(cause: unknown): WalletFailure {
	const reason = textOf(cause) || textOf(peek(cause, "error")) || "the wallet gave no reason";
	return new WalletFailure(kindOf(cause), reason, cause);
}
