import { seedsSupply } from "#src/content/facts/seeds.ts";
import { seeds } from "./seeds-amount.ts";

/** Start amounts and step sizes: every tier's minimum is a stop, and the whole supply is the last. */
const STRETCHES = [
	[0, 25],
	[1_000, 250],
	[10_000, 2_500],
	[100_000, 50_000],
] as const;

/** Slider stops in whole Seeds: fine-grained around the tiers and coarse beyond. */
export const AMOUNT_STOPS: readonly number[] = STRETCHES.flatMap(([from, step], index) => {
	const end = STRETCHES[index + 1]?.[0] ?? seedsSupply + step;
	return Array.from({ length: (end - from) / step }, (_, count) => from + count * step);
});

/**
 * The slider position for an amount: the last stop that it reaches.
 * @param units base units, from 0
 * @returns index into `AMOUNT_STOPS`
 * @example AMOUNT_STOPS[stopOf(seeds(110))] // 100
 */
export const stopOf = (units: bigint): number => AMOUNT_STOPS.findLastIndex((stop) => units >= seeds(stop));
