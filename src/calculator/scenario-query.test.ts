import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { votingRules } from "#src/governance/voting-scenario.ts";
import { seeds } from "#src/staking/seeds-amount.ts";
import { stakingRules } from "#src/staking/staking-scenario.ts";
import { entryFromQuery, scenarioQuery } from "./scenario-query.ts";

const { example } = stakingRules;

describe("a staking scenario in a query", () => {
	it.each<[string, Partial<typeof example>, boolean]>([
		["", {}, false],
		["?season=autumn", {}, false],
		["?stake-amount=500&stake-days=14", { amount: "500", days: "14" }, false],
		["?stake-amount=99.999999999", { amount: "99.999999999" }, false],
		["?stake-rewards=paid&stake-meets=blossom", { rewards: "paid", meets: "blossom" }, false],
		["?stake-earned=60&stake-season=winter", { earned: "60", season: "winter" }, false],
		["?vote-amount=5", {}, false],
		["?stake-amount=-5&stake-days=14", { days: "14" }, true],
		["?stake-amount=2500000", { amount: "2500000" }, false],
		["?stake-amount=2500001", {}, true],
		["?stake-amount=&stake-days=", {}, true],
		["?stake-days=731", {}, true],
		["?stake-days=1.5", {}, true],
		["?stake-rewards=tripled&stake-amount=500", { amount: "500" }, true],
		["?stake-season=monsoon", {}, true],
		["?stake-meets=__proto__", {}, true],
		["?stake-amount=%3Cscript%3E", {}, true],
		["?stake-amount=1,5&stake-earned=%E2%80%8E2", { amount: "1,5", earned: "\u200e2" }, false],
		["?stake-amount=2500000&stake-earned=1&stake-days=14", { days: "14" }, true],
		["?stake-earned=2100000&stake-season=winter", { earned: "2100000", season: "winter" }, false],
		["?stake-earned=2100000&stake-season=spring", {}, true],
		// Once the amount is corrected, it does not go together with what was earned.
		["?stake-amount=-1&stake-earned=2500000&stake-days=14", { days: "14" }, true],
		[`?stake-amount=${"9".repeat(5000)}`, {}, true],
		["?stake-amount=%E0%A4%A", {}, true],
	])("%s", (search, part, refused) => {
		expect(entryFromQuery(stakingRules, search)).toEqual({ entry: { ...example, ...part }, refused });
	});

	it("reopens as it was", () => {
		const entries = fc.record({
			amount: fc.integer({ min: 0, max: 2_000_000 }).map(String),
			days: fc.integer({ min: 0, max: 730 }).map(String),
			rewards: fc.constantFrom("added", "paid"),
			meets: fc.constantFrom("seedling", "blossom", "sakura"),
			earned: fc.integer({ min: 0, max: 400_000 }).map(String),
			season: fc.constantFrom("spring", "summer", "autumn", "winter"),
		});
		fc.assert(
			fc.property(entries, (entry) => {
				expect(entryFromQuery(stakingRules, scenarioQuery(stakingRules, entry))).toEqual({ entry, refused: false });
			}),
		);
	});
});

it("writes every field, trimmed", () => {
	const query = scenarioQuery(votingRules, { amount: " 1,200 ", days: "30", meets: "sakura" });
	expect(query).toBe("?vote-amount=1%2C200&vote-days=30&vote-meets=sakura");
});

it("returns a readable entry for any query", () => {
	const values = fc.record({
		a: fc.string({ unit: "binary-ascii" }),
		d: fc.string({ unit: "binary-ascii" }),
		m: fc.string(),
	});
	fc.assert(
		fc.property(values, ({ a, d, m }) => {
			const query = new URLSearchParams({ "vote-amount": a, "vote-days": d, "vote-meets": m });
			expect(votingRules.read(entryFromQuery(votingRules, `?${query}`).entry)).toHaveProperty("scenario");
		}),
	);
});

it.each([
	["", "Enter an amount of Seeds."],
	["much", "Enter the amount in digits, such as 250 or 1,000.5."],
	["-1", "The amount cannot be below 0."],
	["1,0000", "This comma could group thousands or begin decimals. Write 1,000 or 1.5."],
	["0.0000000001", "A Seed has at most nine decimals."],
	["2,500,001", "Only 2,500,000 Seeds exist."],
])("says what is wrong with %j Seeds", (amount, fault) => {
	expect(votingRules.read({ ...votingRules.example, amount })).toEqual({ faults: { amount: fault } });
});

it("reads two examples", () => {
	expect(stakingRules.read(stakingRules.example)).toEqual({
		scenario: {
			amount: seeds(1_000),
			days: 365,
			earned: 0n,
			rewards: "added",
			meets: "sakura",
			season: "spring",
			multiplier: 1.2,
		},
	});
	expect(votingRules.read(votingRules.example)).toEqual({
		scenario: { amount: seeds(1_200), days: 137, meets: "sakura" },
	});
});

const days = { days: "Enter a number of days." };
const meets = { meets: "There is no such tier." };
const earned = { earned: "The amount cannot be below 0." };
const rewards = { rewards: "Rewards are added or paid." };
const season = { season: "There is no such season." };

it.each([
	[{ days: "" }, days],
	[{ meets: "gold" }, meets],
	[{ earned: "-1" }, earned],
	[{ rewards: "tripled" }, rewards],
	[{ season: "monsoon" }, season],
	[
		{ days: "", meets: "gold", earned: "-1", rewards: "tripled", season: "monsoon" },
		{ ...days, ...meets, ...earned, ...rewards, ...season },
	],
])("reports only the fault of a stake's %o", (part, faults) => {
	expect(stakingRules.read({ ...example, ...part })).toStrictEqual({ faults });
});

it.each([
	[{ days: "" }, days],
	[{ meets: "gold" }, meets],
	[
		{ days: "", meets: "gold" },
		{ ...days, ...meets },
	],
])("reports only the fault of a vote's %o", (part, faults) => {
	expect(votingRules.read({ ...votingRules.example, ...part })).toStrictEqual({ faults });
});
