import account from "./examples/account.json?raw";
import balance from "./examples/balance.json?raw";
import block from "./examples/block.json?raw";
import error from "./examples/error.json?raw";
import faulty from "./examples/faulty.json?raw";
import mint from "./examples/mint.json?raw";
import signatures from "./examples/signatures.json?raw";
import stake from "./examples/stake.json?raw";
import statuses from "./examples/statuses.json?raw";
import supply from "./examples/supply.json?raw";
import tokenBalance from "./examples/token-balance.json?raw";
import transaction from "./examples/transaction.json?raw";
import type { ExampleId } from "./methods.ts";

/**
 * A real token transfer in the form of a node's answers; a test repeats the transfer and compares. The stake is from
 * Solana's documentation, and the faulty answer was broken on purpose.
 */
export const examples: Record<ExampleId, string> = {
	balance,
	account,
	mint,
	"token-balance": tokenBalance,
	supply,
	transaction,
	statuses,
	signatures,
	block,
	stake,
	error,
	faulty,
};
