import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { stakeTiers } from "#src/content/facts/seeds.ts";
import { SEASONS } from "#src/season/season.ts";
import { SEEDS_DECIMALS, seeds } from "./seeds-amount.ts";
import { stakeOutcome } from "./stake-outcome.ts";
import type { StakingScenario } from "./staking-scenario.ts";
import { stakingWorking } from "./staking-working.tsx";

/** The number 1 with 60 decimals. */
const ONE = 10n ** 60n;

/** A printed number: thousands grouped, per cent as hundredths. */
function number(text: string): bigint {
	const [whole = "", decimals = ""] = text.replace(/[,%]/g, "").split(".");
	const value = BigInt(whole + decimals) * (ONE / 10n ** BigInt(decimals.length));
	return text.endsWith("%") ? value / 100n : value;
}

/** (1 + x)^(above ÷ below) by the binomial series, in which 200 terms of an x below a half are exact to 60 decimals. */
function power(base: string, above: bigint, below: bigint): bigint {
	const x = number(base) - ONE;
	let term = ONE;
	let sum = ONE;
	for (let n = 1n; n <= 200n; n++) {
		term = (term * (above - below * (n - 1n)) * x) / (below * n * ONE);
		sum += term;
	}
	return sum;
}

/** What a printed formula comes to: by hand, from nothing but what it says. */
function evaluate(formula: string): bigint {
	const tokens = formula.match(/[\d.,]+ to the power of \d+\/\d+|[\d.,]+%?|[()×+−]/g) ?? [];
	const operand = (): bigint => {
		const token = tokens.shift() ?? "";
		if (token === "(") {
			const inner = sum();
			tokens.shift();
			return inner;
		}
		const [, base, above, below] = /(.+) to the power of (\d+)\/(\d+)/.exec(token) ?? [];
		return base && above && below ? power(base, BigInt(above), BigInt(below)) : number(token);
	};
	const product = (): bigint => {
		let value = operand();
		while (tokens[0] === "×") {
			tokens.shift();
			value = (value * operand()) / ONE;
		}
		return value;
	};
	const sum = (): bigint => {
		let value = product();
		while (tokens[0] === "+" || tokens[0] === "−") value += tokens.shift() === "+" ? product() : -product();
		return value;
	};
	const value = sum();
	if (tokens.length > 0) throw new Error(`“${formula}” is no formula`);
	return value;
}

const text = (formula: ReactNode) =>
	renderToStaticMarkup(formula)
		.replace(/<[^>]+>/g, "")
		.replace(/^day \d+ &lt; \d+: /, "");

const scenarios = fc.record<StakingScenario>({
	amount: fc.bigInt({ min: 0n, max: seeds(1_250_000) }),
	earned: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: seeds(1_000_000) })),
	days: fc.integer({ min: 0, max: 730 }),
	rewards: fc.constantFrom("added", "paid"),
	meets: fc.constantFrom(...stakeTiers.map(({ id }) => id)),
	season: fc.constantFrom(...SEASONS),
	multiplier: fc.constant(1),
});

it("prints steps of which each gives its figure by hand, Seeds rounded down and rates to the nearest", () => {
	const checked = new Set<string>();
	fc.assert(
		fc.property(scenarios, (drawn) => {
			const scenario = { ...drawn, multiplier: seasonFigures[drawn.season].tokenMultiplier };
			for (const { title, formula, result, comparison } of stakingWorking(scenario, stakeOutcome(scenario))) {
				if (comparison) continue;
				checked.add(title);
				const printed = result.replace(/ Seeds?$/, "");
				const short = evaluate(text(formula)) - number(printed);
				const step = `${title}: ${text(formula)} = ${result}`;
				if (printed.endsWith("%")) {
					const [, decimals = ""] = printed.slice(0, -1).split(".");
					const half = ONE / 100n / 10n ** BigInt(decimals.length) / 2n;
					expect(short <= half && short >= -half, step).toBe(true);
				} else {
					// Of a result that is exact, the 60 decimals may miss the last.
					const unit = ONE / 10n ** BigInt(SEEDS_DECIMALS);
					expect(short < unit && short > -(10n ** 10n), step).toBe(true);
				}
			}
		}),
		{ numRuns: 300 },
	);
	expect([...checked].sort()).toEqual([
		"APR, for comparison",
		"Amount returned",
		"Daily rate",
		"Rewards, added daily",
		"Rewards, paid out",
		"Stake",
		"Unstaking early",
	]);
});
