import { expect, test } from "vitest";
import { failureOf, isRejection } from "./wallet-failure.ts";

test.each([
	{ code: 4001 },
	{ code: "4001" },
	{ code: 4_001_000, message: "The user rejected the request" },
	{ code: 5000, message: "" },
	{ name: "UserRejectedRequestError", message: "" },
	{ name: "WalletWindowClosedError", message: "" },
	{ name: "WalletSignMessageError", error: { code: 4001 } },
	new Error("Signing failed", { cause: new Error("User rejected the request.") }),
	...[
		"User rejected the request.",
		"User denied message signature",
		"Rejected by user",
		"Transaction cancelled by the user",
	],
	...["The user declined", "Approval Denied", "Request was rejected", "Connection cancelled", "User closed the window"],
])("%o is a rejection by the visitor", (cause) => expect(isRejection(cause)).toBe(true));

test.each([
	undefined,
	null,
	"",
	{ code: 4100, message: "Unauthorised" },
	{ code: -32002, message: "Request already pending" },
	{ name: "WalletSignMessageError", message: "Internal error" },
	...[
		"Unknown user",
		"The network rejected the block",
		"Invalid request",
		"Wallet not connected",
		"This is a closed beta",
		"Owner mismatch: the token account is closed",
	],
])("%o is another failure", (cause) => expect(isRejection(cause)).toBe(false));

test("follows errors that wrap each other endlessly only so far", () => {
	const cause: { error?: unknown } = {};
	cause.error = cause;
	expect(failureOf(cause)).toMatchObject({ kind: "failed", reason: "the wallet gave no reason", cause });
});
