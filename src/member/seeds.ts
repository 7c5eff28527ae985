import type { EarningSource, Transaction } from "#src/content/demo/transactions.ts";
import { seasonWords } from "#src/content/season-words.ts";
import type { Season } from "#src/season/season.ts";

/** Cherry Seeds of a calendar month, `YYYY-MM`. */
export interface MonthOfSeeds {
	month: string;
	earned: number;
	spent: number;
}

/** Cherry Seeds earned from one source. */
export interface SourceOfSeeds {
	source: EarningSource;
	earned: number;
	payments: number;
}

/** Cherry Seeds of one season, and its transactions, newest first. */
export interface SeasonOfSeeds {
	season: Season;
	earned: number;
	spent: number;
	transactions: Transaction[];
}

/**
 * Earnings and spending in each month that has a transaction.
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
 * Earnings by source, largest first, with the number of payments.
 * @returns only sources that occur
 */
export function seedsBySource(transactions: readonly Transaction[]): SourceOfSeeds[] {
	const sources = new Map<EarningSource, SourceOfSeeds>();
	for (const transaction of transactions) {
		if (transaction.type === "spent") continue;
		const { source, amount } = transaction;
		const sums = sources.get(source) ?? { source, earned: 0, payments: 0 };
		sources.set(source, { source, earned: sums.earned + amount, payments: sums.payments + 1 });
	}
	return [...sources.values()].sort((one, other) => other.earned - one.earned);
}

/**
 * Transactions by season, newest first in both; a season that occurred twice is listed twice.
 * @param transactions oldest first
 */
export function seedsBySeason(transactions: readonly Transaction[]): SeasonOfSeeds[] {
	const groups: SeasonOfSeeds[] = [];
	for (const transaction of transactions.toReversed()) {
		const last = groups.at(-1);
		const group = last?.season === transaction.season ? last : newGroup(transaction.season, groups);
		group[transaction.type] += transaction.amount;
		group.transactions.push(transaction);
	}
	return groups;
}

/** A season with the years of its transactions. @example nameOf(group) // "Autumn 2026", "Winter 2025–2026" */
export function nameOf({ season, transactions }: SeasonOfSeeds): string {
	const years = transactions.map(({ date }) => date.slice(0, 4));
	const [from, to] = [years.at(-1), years[0]];
	return `${seasonWords[season].name} ${from === to ? to : `${from}–${to}`}`;
}

function newGroup(season: Season, groups: SeasonOfSeeds[]): SeasonOfSeeds {
	const group = { season, earned: 0, spent: 0, transactions: [] };
	groups.push(group);
	return group;
}

/** The balance after each month, starting from zero. @returns one value per month */
export function balances(months: readonly MonthOfSeeds[]): number[] {
	let balance = 0;
	return months.map(({ earned, spent }) => {
		balance += earned - spent;
		return balance;
	});
}
