import { walletFigures } from "#src/content/facts/wallet.ts";
import { type Transaction, transactions } from "./transactions.ts";

/** The demo member's wallet of Cherry Seeds. Specification 3 (Token wallet) and 9. */
export interface TokenWallet {
	/** Earned minus spent. */
	balance: number;
	earned: number;
	spent: number;
	/** Part of the balance. */
	staked: number;
	/** Paid for staking; part of the earned amount. */
	rewards: number;
	transactions: readonly Transaction[];
}

export const wallet: TokenWallet = { ...walletFigures, transactions };
