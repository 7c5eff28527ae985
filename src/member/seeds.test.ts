import { expect, it } from "vitest";
import { transactions } from "#src/content/demo/transactions.ts";
import { wallet } from "#src/content/demo/wallet.ts";
import { SEASONS } from "#src/season/season.ts";
import { balances, earnedInSeason, seedsByMonth, seedsBySeason, seedsBySource } from "./seeds.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it("twelve months grow from 120 to 420 Seeds, and add up to the wallet's balance", () => {
	const months = seedsByMonth(transactions);
	expect(months).toHaveLength(12);
	expect(months[0]).toEqual({ month: "2025-11", earned: 135, spent: 20 });
	expect(months.at(-1)).toEqual({ month: "2026-10", earned: 420, spent: 19 });
	expect(sum(months.map(({ earned }) => earned))).toBe(wallet.earned);
	expect(sum(months.map(({ spent }) => spent))).toBe(wallet.spent);
});

it("a season's earnings are those of its last occurrence", () => {
	// From 23 September: 26 for the ceremony, 316 rent, and October's 420.
	expect(earnedInSeason(transactions, "autumn")).toBe(762);
	const early = sum(
		transactions.filter(({ type, date }) => type === "earned" && date < "2025-12-21").map(({ amount }) => amount),
	);
	expect(sum(SEASONS.map((season) => earnedInSeason(transactions, season))) + early).toBe(wallet.earned);
	expect(earnedInSeason([], "autumn")).toBe(0);
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

it("each transaction is in one season, newest first, and autumn appears twice", () => {
	const groups = seedsBySeason(transactions);
	expect(groups.map(({ season }) => season)).toEqual(["autumn", "summer", "spring", "winter", "autumn"]);
	expect(groups.flatMap((group) => group.transactions)).toEqual(transactions.toReversed());
	expect(groups[0]?.earned).toBe(earnedInSeason(transactions, "autumn"));
	expect(sum(groups.map(({ earned, spent }) => earned - spent))).toBe(wallet.balance);
});

it("the balance grows from zero to the wallet's", () => {
	const months = balances(seedsByMonth(transactions));
	expect([months[0], months.at(-1)]).toEqual([115, wallet.balance]);
	expect(balances([])).toEqual([]);
});
