import fc from "fast-check";
import { expect, it } from "vitest";
import { entryPlan } from "#src/content/facts/infrastructure.ts";
import { billingIds, hoursAMonth, prepaidTerms } from "#src/content/servers/billing.ts";
import { plans } from "#src/content/servers/plans.ts";
import { billsOf, breakEvenHours, cancelled, hourlyRate, hoursCost, type Priced, spotRate } from "./billing.ts";

const entry: Priced = { hourlyMills: 84, monthlyCents: 4900, spotPercentOff: 45 };

it.each([
	[8_400, 1, 8],
	[8_400, 2, 17],
	[8_400, 48, 403],
	[8_400, 336, 2_822],
	[8_400, 583, 4_897],
	[8_400, 584, 4_906],
	[8_400, 730, 6_132],
	[4_620, 730, 3_373],
	[2_000, 1, 2],
])("at %d hundred-thousandths, %d hours cost %d cents", (rate, hours, cents) => {
	expect(hoursCost(rate, hours)).toBe(cents);
});

it("bills the entry plan six ways, each with its total", () => {
	expect(
		billsOf(entry).map(({ id, how, totalCents, monthCents, savedCents, savedPercent }) => [
			id,
			how,
			totalCents,
			monthCents,
			savedCents,
			savedPercent,
		]),
	).toEqual([
		["hourly", "730 h × €0.084", 6_132, 6_132, 0, 0],
		["monthly", "1 × €49", 4_900, 4_900, 1_232, 20.1],
		["quarterly", "3 × €49 × 97%", 14_259, 4_753, 4_137, 22.5],
		["semi-annual", "6 × €49 × 94%", 27_636, 4_606, 9_156, 24.9],
		["annual", "12 × €49 × 90%", 52_920, 4_410, 20_664, 28.1],
		["spot", "730 h × €0.084 × 55%", 3_373, 3_373, 2_759, 45],
	]);
});

it("omits spot if it is not offered", () => {
	expect(spotRate({ ...entry, spotPercentOff: 0 })).toBeNull();
	expect(billsOf({ ...entry, spotPercentOff: 0 }).map(({ id }) => id)).toEqual(
		billingIds.filter((id) => id !== "spot"),
	);
});

it("knows from which hour the month is cheaper", () => {
	expect(breakEvenHours(entry)).toBe(584);
	// At equal cost, the month is not cheaper yet.
	expect(breakEvenHours({ hourlyMills: 100, monthlyCents: 1_000 })).toBe(101);
});

it("finds that hour for any price", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 10_000 }),
			fc.integer({ min: 1, max: 1_000_000 }),
			(hourlyMills, monthlyCents) => {
				const hours = breakEvenHours({ hourlyMills, monthlyCents });
				expect(hours * hourlyMills).toBeGreaterThan(monthlyCents * 10);
				expect((hours - 1) * hourlyMills).toBeLessThanOrEqual(monthlyCents * 10);
			},
		),
	);
});

it("refunds what was not used, and never charges more", () => {
	expect(cancelled(52_920, hourlyRate(entryPlan), 10)).toEqual({ usedCents: 2_016, returnedCents: 50_904 });
	expect(cancelled(100, hourlyRate(entryPlan), 15).returnedCents).toBe(0);
});

it.each(plans)(
	"$name: the month saves against $hourlyMills thousandths an hour, and longer terms save more",
	(plan) => {
		const bills = billsOf(plan);
		expect(plan.monthlyCents * 10).toBeLessThan(hoursAMonth * plan.hourlyMills);
		const prepaid = bills.filter(({ id }) => prepaidTerms.some((term) => term.id === id));
		const percents = prepaid.map(({ savedPercent }) => savedPercent);
		expect(percents).toEqual(percents.toSorted((one, other) => one - other));
		expect(breakEvenHours(plan)).toBeLessThan(hoursAMonth);
	},
);
