import { seedsSupply } from "#src/content/facts/seeds.ts";
import { seeds } from "./seeds-amount.ts";

/** From which amount in which steps: every tier's amount is a stop, and all Seeds there are is the last. */
const STRETCHES = [
	[0, 25],
	[1_000, 250],
	[10_000, 2_500],
	[100_000, 50_000],
] as const;

/** Amounts in whole Seeds at which a slider rests, fine where tiers begin and wide beyond. */
export const AMOUNT_STOPS: readonly number[] = STRETCHES.flatMap(([from, step], index) => {
	const end = STRETCHES[index + 1]?.[0] ?? seedsSupply + step;
	return Array.from({ length: (end - from) / step }, (_, count) => from + count * step);
});

/**
 * The slider's place for an amount: the last stop that the amount reaches.
 * @param units base units, from 0
 * @returns index into `AMOUNT_STOPS`
 * @example AMOUNT_STOPS[stopOf(seeds(110))] // 100
 */
export const stopOf = (units: bigint): number => AMOUNT_STOPS.findLastIndex((stop) => units >= seeds(stop));
