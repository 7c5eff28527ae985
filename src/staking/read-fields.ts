import { seedsSupply, stakeTiers } from "#src/content/facts/seeds.ts";
import { typedNumber } from "#src/figures/typed-number.ts";
import { DAYS_PER_YEAR } from "./growth.ts";
import { type AmountFault, parseSeeds, seeds, seedsText } from "./seeds-amount.ts";
import type { TierId } from "./stake-tier.ts";

/** Maximum time span of the calculators, in days. */
export const MAX_DAYS = 2 * DAYS_PER_YEAR;

const amountFaults: Record<AmountFault, string> = {
	empty: "Enter an amount of Seeds.",
	unreadable: "Enter the amount in digits, such as 250 or 1,000.5.",
	negative: "The amount cannot be below 0.",
	"unclear-comma": "This comma could group thousands or begin decimals. Write 1,000 or 1.5.",
	"too-fine": "A Seed has at most nine decimals.",
};

/** Nobody can hold more than the supply. */
const supplyFault = `Only ${seedsText(seeds(seedsSupply))} Seeds exist.`;

/**
 * Parses an amount field.
 * @returns base units from 0 to the supply, or a sentence on why it is impossible
 * @example readAmount("2,500,001") // { fault: "Only 2,500,000 Seeds exist." }
 */
export function readAmount(text: string): { units: bigint } | { fault: string } {
	const amount = parseSeeds(text);
	if ("fault" in amount) return { fault: amountFaults[amount.fault] };
	return amount.units > seeds(seedsSupply) ? { fault: supplyFault } : amount;
}

/**
 * Parses a field of days.
 * @returns whole days from 0 to `MAX_DAYS`, or a sentence on why they are impossible
 * @example readDays("29.5") // { fault: "Enter whole days only." }
 */
export function readDays(typed: string): { days: number } | { fault: string } {
	const text = typedNumber(typed, "day");
	if (text === "") return { fault: "Enter a number of days." };
	if (/^[-−]\s*\d/.test(text)) return { fault: "Days are counted from 0, the day of staking." };
	if (/^\d*\.\d+$/.test(text)) return { fault: "Enter whole days only." };
	if (!/^\d+$/.test(text)) return { fault: "Enter the days in digits, such as 30." };
	const days = Number(text);
	return days > MAX_DAYS ? { fault: `The calculator covers at most two years, ${MAX_DAYS} days.` } : { days };
}

/** Whether a text is the id of a tier. */
export const isTierId = (text: string): text is TierId => stakeTiers.some(({ id }) => id === text);
