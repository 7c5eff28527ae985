import { type BillingId, billingIds, hoursAMonth, prepaidTerms } from "#src/content/servers/billing.ts";
import type { Plan } from "#src/content/servers/plans.ts";
import { euroText, rateText } from "./euro-text.ts";

/** The parts of a plan that determine its cost. */
export type Priced = Pick<Plan, "hourlyMills" | "monthlyCents" | "spotPercentOff">;

/** The hourly price in hundred-thousandths of a euro. @example hourlyRate({ hourlyMills: 84, … }) // 8_400 */
export const hourlyRate = ({ hourlyMills }: Pick<Priced, "hourlyMills">): number => hourlyMills * 100;

/**
 * The hourly spot price, in hundred-thousandths of a euro; null if the plan is not offered on spot.
 * @example spotRate({ hourlyMills: 84, spotPercentOff: 45, … }) // 4_620, which is €0.0462
 */
export const spotRate = ({ hourlyMills, spotPercentOff }: Omit<Priced, "monthlyCents">): number | null =>
	spotPercentOff === 0 ? null : hourlyMills * (100 - spotPercentOff);

/**
 * The cost of a number of hours, in cents, rounded to the nearest.
 * @param rate hundred-thousandths of a euro an hour
 * @param hours whole hours
 * @example hoursCost(8_400, 730) // 6_132
 */
export const hoursCost = (rate: number, hours: number): number => Math.round((rate * hours) / 1000);

/**
 * The number of hours in a month from which the monthly price is lower.
 * @example breakEvenHours({ hourlyMills: 84, monthlyCents: 4_900 }) // 584: 583 × €0.084 = €48.97, 584 × €0.084 = €49.06
 */
export const breakEvenHours = ({ hourlyMills, monthlyCents }: Omit<Priced, "spotPercentOff">): number =>
	Math.floor((monthlyCents * 10) / hourlyMills) + 1;

/** One way to be billed for a plan. */
export interface Bill {
	id: BillingId;
	/** Number of months billed. */
	months: number;
	totalCents: number;
	/** The total divided by its months, rounded to the cent. */
	monthCents: number;
	/** Savings compared with hourly billing, in cents. */
	savedCents: number;
	/** The same as a percentage, to one decimal. */
	savedPercent: number;
	/** How the total is calculated: "12 × €49 × 90%". */
	how: string;
}

/**
 * The cost of a plan under each billing option, if it runs all the time; spot is omitted if it is not offered. A month
 * has 730 hours.
 * @returns in the order of `billingIds`
 * @example billsOf(entryPlan)[1] // { id: "monthly", totalCents: 4_900, savedCents: 1_232, savedPercent: 20.1, how: "1 × €49", … }
 * Specification 2.4 (Pricing) and 9 (Provider)
 */
export function billsOf(plan: Priced): Bill[] {
	const rate = hourlyRate(plan);
	const bill = (id: BillingId, months: number, totalCents: number, how: string): Bill => {
		const byTheHour = hoursCost(rate, months * hoursAMonth);
		const savedCents = byTheHour - totalCents;
		const savedPercent = Math.round((savedCents / byTheHour) * 1000) / 10;
		return { id, months, totalCents, monthCents: Math.round(totalCents / months), savedCents, savedPercent, how };
	};
	const prepaid = prepaidTerms.map(({ id, months, percentOff }) => {
		const share = 100 - percentOff;
		const how = `${months} × ${euroText(plan.monthlyCents)}${percentOff === 0 ? "" : ` × ${share}%`}`;
		return bill(id, months, Math.round((plan.monthlyCents * months * share) / 100), how);
	});
	const hourly = bill("hourly", 1, hoursCost(rate, hoursAMonth), `${hoursAMonth} h × ${rateText(rate)}`);
	const spot = spotRate(plan);
	const how = `${hoursAMonth} h × ${rateText(rate)} × ${100 - plan.spotPercentOff}%`;
	const bills = [hourly, ...prepaid, ...(spot === null ? [] : [bill("spot", 1, hoursCost(spot, hoursAMonth), how)])];
	return bills.toSorted((one, other) => billingIds.indexOf(one.id) - billingIds.indexOf(other.id));
}

/**
 * A term that is cancelled early: the hours used are charged at the hourly price, the rest is refunded.
 * @returns cents used and cents refunded
 * @example cancelled(52_920, 8_400, 10) // { usedCents: 2_016, returnedCents: 50_904 }
 */
export function cancelled(paidCents: number, rate: number, days: number) {
	const usedCents = hoursCost(rate, days * 24);
	return { usedCents, returnedCents: Math.max(0, paidCents - usedCents) };
}
