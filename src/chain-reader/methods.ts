import type { Method } from "#src/chain/methods.ts";

/** What each method returns. */
export const methodWords: Record<Method, string> = {
	getBalance: "what an account holds, in SOL",
	getAccountInfo: "an account: its owner, lamports and data; also a token’s mint",
	getTokenAccountBalance: "how much of a token an account holds",
	getTokenSupply: "how much there is of a token",
	getSignatureStatuses: "the status of transactions",
	getSignaturesForAddress: "the transactions of an address",
	getTransaction: "a transaction: what moved, what it cost, what its programs logged",
	getBlock: "a block with its transactions",
	getStakeActivation: "how much of a stake is active; newer nodes no longer support it",
};

/** Nodes answer without naming the method, so it can be chosen. */
export const methodOptions = [
	{ value: "recognise", label: "Detect from its fields" } as const,
	...(Object.keys(methodWords) as Method[]).map((method) => ({ value: method, label: method })),
];
export type MethodChoice = Method | "recognise";

/** Example answers by file name. `method` is set if the answer alone does not identify it. */
export const exampleWords = {
	balance: { label: "A balance" },
	account: { label: "A token account" },
	mint: { label: "A mint" },
	"token-balance": { label: "A token balance", method: "getTokenAccountBalance" },
	supply: { label: "A supply", method: "getTokenSupply" },
	transaction: { label: "A transaction" },
	statuses: { label: "Statuses" },
	signatures: { label: "A history" },
	block: { label: "A block" },
	stake: { label: "A stake" },
	error: { label: "An error" },
	faulty: { label: "A faulty answer" },
} as const satisfies Record<string, { label: string; method?: Method }>;
export type ExampleId = keyof typeof exampleWords;
