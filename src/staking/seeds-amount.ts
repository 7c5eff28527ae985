import { groupThousands } from "#src/figures/number-text.ts";
import { typedNumber } from "#src/figures/typed-number.ts";

/** Number of decimals of a Seed, as on its mint: nine, like most SPL tokens. Defined only here. */
export const SEEDS_DECIMALS = 9;

/**
 * Base units of one Seed. All amounts in the rules are whole base units, so that nothing is lost to floating-point
 * rounding.
 */
export const UNITS_PER_SEED = 10n ** BigInt(SEEDS_DECIMALS);

/** Why a text is not an amount. */
export type AmountFault = "empty" | "unreadable" | "negative" | "unclear-comma" | "too-fine";

/** Longer than any real input; it also keeps a crafted link from requesting endless digits. */
const MAX_LENGTH = 40;

/**
 * Whole Seeds in base units.
 * @throws RangeError when `whole` is negative or not a safe integer
 * @example seeds(100) // 100_000_000_000n
 */
export function seeds(whole: number): bigint {
	if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${whole} is no whole number of Seeds`);
	return BigInt(whole) * UNITS_PER_SEED;
}

/**
 * Parses typed text to base units, exactly. Thousands may be grouped by commas or spaces, decimals follow a point, the
 * unit may follow; digits of any script are accepted. The keys of a phone may have a comma and no point: a
 * single comma begins decimals if one or two digits follow it, or only zeros precede it. "1,0000" is rather "1,000" with
 * a digit added.
 * @returns the amount, from 0, or why there is none
 * @example parseSeeds("1,000.5") // { units: 1_000_500_000_000n }
 * @example parseSeeds("1,5") // { units: 1_500_000_000n }
 * @example parseSeeds("1,0000") // { fault: "unclear-comma" }
 */
export function parseSeeds(typed: string): { units: bigint } | { fault: AmountFault } {
	// After zeros a comma cannot group; before fewer than three digits neither.
	const text = typedNumber(typed, "seed").replace(/(?<=^0*),(?=\d+$)|(?<=^[\d ]*),(?=\d{0,2}$)/, ".");
	if (text === "") return { fault: "empty" };
	if (text.length > MAX_LENGTH) return { fault: "unreadable" };
	if (/^[-−]\s*[\d.,]/.test(text)) return { fault: "negative" };
	if (/^\d*,\d*$/.test(text) && !/^[1-9]\d{0,2},\d{3}$/.test(text)) return { fault: "unclear-comma" };
	const [, whole = "", decimals = ""] =
		/^(\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)(?:\.(\d*))?$/.exec(text) ?? [];
	if (whole === "" && decimals === "") return { fault: "unreadable" };
	// Trailing zeros do not count as decimals.
	const fraction = decimals.replace(/0+$/, "");
	if (fraction.length > SEEDS_DECIMALS) return { fault: "too-fine" };
	return { units: BigInt(`${whole.replace(/[, ]/g, "")}${fraction.padEnd(SEEDS_DECIMALS, "0")}`) };
}

/**
 * An amount as text with grouped thousands, without trailing zeros.
 * @param units base units, from 0
 * @param decimals maximum number of decimals, 0 to 9, the last rounded half up; all nine are exact
 * @throws RangeError when `units` is negative
 * @example seedsText(99_999_999_999n) // "99.999999999"
 * @example seedsText(165_559_271_000n, 2) // "165.56"
 */
export function seedsText(units: bigint, decimals = SEEDS_DECIMALS): string {
	if (units < 0n) throw new RangeError(`${units} is no amount of Seeds`);
	const dropped = 10n ** BigInt(SEEDS_DECIMALS - decimals);
	const rounded = ((units + dropped / 2n) / dropped) * dropped;
	const whole = groupThousands(`${rounded / UNITS_PER_SEED}`);
	const fraction = (rounded % UNITS_PER_SEED).toString().padStart(SEEDS_DECIMALS, "0").replace(/0+$/, "");
	return fraction === "" ? whole : `${whole}.${fraction}`;
}

/**
 * An amount with its unit.
 * @example seedsPhrase(seeds(1)) // "1 Seed"
 * @example seedsPhrase(99_999_999_999n, 2) // "100 Seeds"
 */
export function seedsPhrase(units: bigint, decimals = SEEDS_DECIMALS): string {
	const text = seedsText(units, decimals);
	return `${text} ${seedNoun(text)}`;
}

/** "Seed" after exactly one, as written. */
export const seedNoun = (amount: string): string => (amount === "1" ? "Seed" : "Seeds");

/**
 * An amount as a number of Seeds, for drawing only: beyond 15 digits it is no longer exact.
 * @example seedsNumber(1_500_000_000n) // 1.5
 */
export const seedsNumber = (units: bigint): number => Number(units) / Number(UNITS_PER_SEED);
