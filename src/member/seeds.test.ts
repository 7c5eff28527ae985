import { expect, it } from "vitest";
import { transactions } from "#src/content/demo/transactions.ts";
import { wallet } from "#src/content/demo/wallet.ts";
import { balances, nameOf, seedsByMonth, seedsBySeason, seedsBySource } from "./seeds.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it("twelve months grow from 120 to 420 Seeds, and add up to the wallet's balance", () => {
	const months = seedsByMonth(transactions);
	expect(months).toHaveLength(12);
	expect(months[0]).toEqual({ month: "2025-11", earned: 135, spent: 20 });
	expect(months.at(-1)).toEqual({ month: "2026-10", earned: 420, spent: 19 });
	expect(sum(months.map(({ earned }) => earned))).toBe(wallet.earned);
	expect(sum(months.map(({ spent }) => spent))).toBe(wallet.spent);
});

it("earnings by source add up, largest first", () => {
	const sources = seedsBySource(transactions);
	expect(sum(sources.map(({ earned }) => earned))).toBe(wallet.earned);
	expect(sources.find(({ source }) => source === "staking")).toEqual({
		source: "staking",
		earned: wallet.rewards,
		payments: 12,
	});
	const earned = sources.map((source) => source.earned);
	expect(earned).toEqual([...earned].sort((one, other) => other - one));
	expect(seedsBySource([])).toEqual([]);
});

it("each transaction is in one season, newest first, and autumn appears twice, told apart by its year", () => {
	const groups = seedsBySeason(transactions);
	expect(groups.map(nameOf)).toEqual(["Autumn 2026", "Summer 2026", "Spring 2026", "Winter 2025–2026", "Autumn 2025"]);
	expect(groups.flatMap((group) => group.transactions)).toEqual(transactions.toReversed());
	// From 23 September: 26 for the ceremony, 316 rent, and October's 420.
	expect(groups[0]?.earned).toBe(762);
	expect(sum(groups.map(({ earned }) => earned))).toBe(wallet.earned);
	expect(seedsBySeason([])).toEqual([]);
	expect(sum(groups.map(({ earned, spent }) => earned - spent))).toBe(wallet.balance);
});

it("the balance grows from zero to the wallet's", () => {
	const months = balances(seedsByMonth(transactions));
	expect([months[0], months.at(-1)]).toEqual([115, wallet.balance]);
	expect(balances([])).toEqual([]);
});
