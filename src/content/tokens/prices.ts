import { seedsMarket } from "#src/content/facts/seeds.ts";

const { initialPrice, allTimeHigh, price } = seedsMarket;

/**
 * Prices of a Seed in US dollars at equal intervals from the launch to now. The three stated ones are facts, the others
 * a sample.
 */
export const pricesSinceLaunch: readonly number[] = [
	initialPrice,
	0.247,
	0.241,
	0.268,
	0.284,
	0.276,
	0.318,
	0.362,
	0.355,
	0.412,
	0.458,
	0.449,
	0.497,
	0.561,
	0.642,
	0.731,
	0.823,
	0.914,
	allTimeHigh,
	0.944,
	0.886,
	0.838,
	0.826,
	0.851,
	0.829,
	price,
];

/** Prices of the last 24 hours, every two hours: a sample between the two prices given by the stated change. */
export const pricesOfTheDay: readonly number[] = [
	0.8049,
	0.8085,
	0.8021,
	0.8146,
	0.8123,
	0.8217,
	0.8189,
	0.8268,
	0.8244,
	0.8331,
	0.8302,
	0.8415,
	price,
];
