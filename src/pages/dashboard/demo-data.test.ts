import { expect, it } from "vitest";
import { activity } from "#src/content/demo/activity.ts";
import { communityMembers, p2pNodes, upcomingCeremonies } from "#src/content/demo/empty-lists.ts";
import { metrics } from "#src/content/demo/metrics.ts";
import { servers } from "#src/content/demo/servers.ts";
import { type EarningSource, transactions } from "#src/content/demo/transactions.ts";
import { user } from "#src/content/demo/user.ts";
import { wallet } from "#src/content/demo/wallet.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { seasonOn } from "#src/season/calendar.ts";
import { SEASONS } from "#src/season/season.ts";
import * as autumn from "./autumn-dashboard.ts";
import { earnedInSeason, seedsByMonth } from "./seeds.ts";
import * as spring from "./spring-dashboard.ts";
import * as summer from "./summer-dashboard.ts";
import * as winter from "./winter-dashboard.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const amounts = (type: "earned" | "spent") =>
	transactions.filter((transaction) => transaction.type === type).map(({ amount }) => amount);
const fromSource = (source: EarningSource) =>
	transactions.filter((transaction) => transaction.type === "earned" && transaction.source === source);
const localDate = (date: string) => new Date(`${date}T12:00:00`);

it("the wallet holds the specification's figures", () => {
	expect(wallet).toMatchObject({ balance: 2847, earned: 3245, spent: 398, staked: 1200, rewards: 156 });
});

it("the wallet is what its transactions add up to", () => {
	expect(sum(amounts("earned"))).toBe(wallet.earned);
	expect(sum(amounts("spent"))).toBe(wallet.spent);
	expect(wallet.earned - wallet.spent).toBe(wallet.balance);
	expect(sum(fromSource("staking").map(({ amount }) => amount))).toBe(wallet.rewards);
	expect(wallet.staked).toBeLessThanOrEqual(wallet.balance);
	expect(user.cherryTokens).toBe(wallet.balance);
});

it("transactions are told apart, in order, and in the season of their date", () => {
	expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
	const dates = transactions.map(({ date }) => date);
	expect(dates).toEqual([...dates].sort());
	for (const { date, season, amount } of transactions) {
		expect(seasonOn(localDate(date)), date).toBe(season);
		expect(amount).toBeGreaterThan(0);
	}
});

it.each([
	["cultural", 50, 200],
	["mentorship", 25, 75],
	["ceremony", 10, 30],
	["infrastructure", 100, 500],
	["code", 100, 500],
	["governance", 5, 20],
] as const)("what is earned for %s lies within %i to %i Seeds", (source, least, most) => {
	const earned = fromSource(source).map(({ amount }) => amount);
	expect(earned.length).toBeGreaterThan(0);
	expect(Math.min(...earned)).toBeGreaterThanOrEqual(least);
	expect(Math.max(...earned)).toBeLessThanOrEqual(most);
});

it("twelve months grow from 120 to 420 Seeds, and add up to the wallet", () => {
	const months = seedsByMonth(transactions);
	expect(months).toHaveLength(12);
	expect(months[0]).toEqual({ month: "2025-11", earned: 120, spent: 20 });
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

it("servers earn what the transactions say", () => {
	for (const season of SEASONS) {
		const rent = fromSource("infrastructure").filter((paid) => paid.season === season && paid.date >= "2025-12-21");
		expect(sum(servers.map(({ revenue }) => revenue[season])), season).toBe(sum(rent.map(({ amount }) => amount)));
	}
});

it("servers are told apart, and only those online are in use", () => {
	expect(new Set(servers.map(({ id, name }) => `${id} ${name}`)).size).toBe(servers.length);
	for (const { status, utilization, clients } of servers) {
		expect(utilization).toBeGreaterThanOrEqual(0);
		expect(utilization).toBeLessThanOrEqual(100);
		if (status !== "online") expect([utilization, clients]).toEqual([0, 0]);
	}
});

it("metrics hold the specification's figures", () => {
	expect(metrics.communityGrowth).toEqual({
		totalMembers: 287,
		newThisMonth: 42,
		activeMembers: 156,
		retentionRate: 84.2,
	});
	expect(metrics.tokenEconomics).toMatchObject({ totalSupply: 1e9, circulatingSupply: 125e6 });
	expect(metrics.culturalMetrics.mentorshipPairs).toBe(45);
	expect(SEASONS.map((season) => seasons[season].tokenMultiplier)).toEqual([1.2, 1.1, 1.15, 1.05]);
});

it("the demo member is both mentor and mentee, and has a recognition of each type", () => {
	expect(user.mentorshipStatus).toBe("both");
	expect(user.recognitions.map(({ type }) => type).sort()).toEqual(["cultural_integration", "technical_excellence"]);
	for (const { season, dateEarned } of user.recognitions) expect(seasonOn(localDate(dateEarned))).toBe(season);
	for (const { attended, held } of Object.values(user.seasonalParticipation))
		expect(attended).toBeLessThanOrEqual(held);
});

it("lists are empty at start", () => {
	expect([communityMembers, p2pNodes, upcomingCeremonies]).toEqual([[], [], []]);
});

it("what happened lately stands newest first, in every season", () => {
	const minutes = { min: 1, h: 60, day: 60 * 24 };
	for (const { plan } of [spring, summer, autumn, winter]) {
		const ages = [...plan.lately, ...activity].map(({ time }) => {
			const [count, unit] = time.split(" ") as [string, keyof typeof minutes];
			return Number(count) * minutes[unit];
		});
		expect(ages).toEqual([...ages].sort((one, other) => one - other));
		expect(ages.length).toBeLessThanOrEqual(8);
		expect(new Set(plan.order).size).toBe(5);
	}
});
