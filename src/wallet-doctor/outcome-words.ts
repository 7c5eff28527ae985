import type { FailureKind } from "#src/wallet-operations/wallet-failure.ts";

/** The operation that the visitor requested. */
export type Work = "connect" | "disconnect" | "signMessage" | "signIn";

/** The result of an operation, except a valid signature. */
export type Outcome =
	| { kind: "connected" | "disconnected" | "forgotten" | "gone" | "unfetched" }
	| { kind: "failure"; work: Work; failure: FailureKind; reason: string };

export interface OutcomeWords {
	tone: "done" | "note" | "warning" | "danger";
	title: string;
	text: string;
	/** The failure's own words, verbatim. */
	detail?: string;
}

/** What is being waited for. */
export const workWords: Record<Work, string> = {
	connect: "to connect",
	disconnect: "to disconnect",
	signMessage: "for a signature",
	signIn: "for a sign-in",
};

const isSigning = (work: Work): boolean => work === "signMessage" || work === "signIn";

/** An outcome in words. @param name of the wallet */
export function outcomeWords(outcome: Outcome, name: string): OutcomeWords {
	switch (outcome.kind) {
		case "connected":
			return {
				tone: "done",
				title: "Connected",
				text: "The address below matches the key that the wallet provided. Nothing has been signed yet.",
			};
		case "disconnected":
			return {
				tone: "note",
				title: "Disconnected",
				text: `${name} is disconnected. This page no longer knows any account.`,
			};
		case "forgotten":
			return {
				tone: "note",
				title: "Account forgotten",
				text: `This page has forgotten the account. ${name} offers no way to disconnect from a page; do so in the wallet.`,
			};
		case "gone":
			return {
				tone: "note",
				title: "Account no longer available",
				text: `${name} disconnected or switched to another account. Connect again to continue.`,
			};
		case "unfetched":
			return {
				tone: "warning",
				title: "This feature could not be loaded",
				text: `Your connection may have dropped. ${name} has not been contacted. Try again.`,
			};
		case "failure":
			return failureWords(outcome, name);
	}
}

type Failure = Extract<Outcome, { kind: "failure" }>;

function failureWords({ work, failure, reason }: Failure, name: string): OutcomeWords {
	switch (failure) {
		case "rejected":
			return {
				tone: "note",
				title: "You declined",
				text: `${name} passed on your refusal, and nothing was signed. This is how it should work.`,
			};
		case "stopped":
			return {
				tone: "note",
				title: "You stopped waiting",
				text: `If ${name}’s window is still open, close it there. Any answer that arrives now is ignored.`,
			};
		case "timeout":
			return {
				tone: "warning",
				title: "No answer within a minute",
				text: `${name} has not answered. Its window may be behind this one or waiting for a password. A late answer is ignored: open the extension, then try again.`,
			};
		case "invalid answer":
			return {
				tone: "danger",
				title: isSigning(work) ? "Not verified" : "Invalid wallet response",
				text: `The response is not valid, so do not rely on ${name} here. Check that it is up to date and is the wallet you installed.`,
				detail: reason,
			};
		case "failed":
			return {
				tone: "warning",
				title: "That did not work",
				text: `Unless the reason says otherwise, check that ${name} is unlocked and try again. The reason given:`,
				detail: reason,
			};
	}
}
