import type { FailureKind } from "#src/wallet-operations/wallet-failure.ts";

/** The operation that the visitor requested. */
export type Work = "connect" | "disconnect" | "signMessage" | "signIn";

/** The result of an operation, except a valid signature. */
export type Outcome =
	| { kind: "connected" | "disconnected" | "gone" | "unfetched" }
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
	disconnect: "to let go",
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
				text: "The address below really is that of the key which the wallet showed. Nothing has been signed yet.",
			};
		case "disconnected":
			return {
				tone: "note",
				title: "Disconnected",
				text: `${name} has been let go. This page knows no account any more.`,
			};
		case "gone":
			return {
				tone: "note",
				title: "The account has gone",
				text: `${name} has disconnected, or shows another account now. Connect again to go on.`,
			};
		case "unfetched":
			return {
				tone: "warning",
				title: "The code for this did not arrive",
				text: `Your connection may have dropped. ${name} has not been asked for anything; try again.`,
			};
		case "failure":
			return failureWords(outcome, name);
	}
}

type Failure = Extract<Outcome, { kind: "failure" }>;

function failureWords({ work, failure, reason }: Failure, name: string): OutcomeWords {
	switch (failure) {
		case "rejected":
			return reason === "stopped by the visitor"
				? {
						tone: "note",
						title: "You stopped waiting",
						text: `Should ${name}’s window still be open, close it there. An answer that comes now is not taken.`,
					}
				: {
						tone: "note",
						title: "You said no",
						text: `${name} passed it on, and nothing was signed. That is how it should be.`,
					};
		case "timeout":
			return {
				tone: "warning",
				title: "No answer in a minute",
				text: `${name} has not answered. Its window may lie behind this one, or wait for a password. A late answer is not taken: open the extension, then try again.`,
			};
		case "invalid answer":
			return {
				tone: "danger",
				title: isSigning(work) ? "Not verified" : "Not the answer of a wallet",
				text: `What came back does not hold, so do not rely on ${name} here: see whether it is up to date, and whether it is the one you installed.`,
				detail: reason,
			};
		case "failed":
			return { tone: "warning", title: "It did not work", text: "The reason that was given:", detail: reason };
	}
}
