import type { Transaction } from "#src/content/demo/transactions.ts";
import type { Season } from "#src/season/season.ts";

/** Cherry Seeds of a calendar month, `YYYY-MM`. */
export interface MonthOfSeeds {
	month: string;
	earned: number;
	spent: number;
}

/**
 * What was earned and spent in each month that has a transaction.
 * @param transactions oldest first
 */
export function seedsByMonth(transactions: readonly Transaction[]): MonthOfSeeds[] {
	const months = new Map<string, MonthOfSeeds>();
	for (const { date, type, amount } of transactions) {
		const month = date.slice(0, 7);
		const sums = months.get(month) ?? { month, earned: 0, spent: 0 };
		sums[type] += amount;
		months.set(month, sums);
	}
	return [...months.values()];
}

/**
 * What was earned in a season, the last time it came: the year of transactions begins and ends in the same season.
 * @param transactions oldest first
 * @returns 0 for a season without transactions
 */
export function earnedInSeason(transactions: readonly Transaction[], season: Season): number {
	const last = transactions.findLastIndex((transaction) => transaction.season === season);
	let earned = 0;
	for (let index = last; transactions[index]?.season === season; index--) {
		const transaction = transactions[index] as Transaction;
		if (transaction.type === "earned") earned += transaction.amount;
	}
	return earned;
}
