import { expect, it } from "vitest";
import { plansFor, rentalPrice, shareOut } from "./prices.ts";

it.each([
	[1, { cloud: 2.4, here: 0.96, saved: 1.44 }],
	[40, { cloud: 96, here: 38.4, saved: 57.6 }],
	[730, { cloud: 1_752, here: 700.8, saved: 1_051.2 }],
	[0, { cloud: 0, here: 0, saved: 0 }],
])("%d hours at 60 %% less", (hours, price) => {
	expect(rentalPrice({ cloudHourly: 2.4, saving: 60, hours })).toEqual(price);
});

it.each([
	[{ cloudHourly: 2.4, saving: 101, hours: 1 }],
	[{ cloudHourly: 2.4, saving: -1, hours: 1 }],
	[{ cloudHourly: -1, saving: 60, hours: 1 }],
	[{ cloudHourly: 1, saving: 60, hours: Number.NaN }],
])("rejects %o", (terms) => {
	expect(() => rentalPrice(terms)).toThrow(RangeError);
});

it.each([
	[100, { fee: 0.5, owner: 99.5 }],
	[38.4, { fee: 0.19, owner: 38.21 }],
	[0.9, { fee: 0, owner: 0.9 }],
	[201, { fee: 1.01, owner: 199.99 }],
	[199, { fee: 1, owner: 198 }],
])("of %d dollars the fee and the rest add up to the price", (price, parts) => {
	expect(shareOut(price, 0.5)).toEqual(parts);
});

it("a fee is a share", () => {
	expect(() => shareOut(1, 101)).toThrow(RangeError);
});

it.each([
	[12_500_000, 49, 21_259],
	[12_500_000, 499, 2_088],
	[588, 49, 1],
	[589, 49, 2],
])("%d a year, at %d a month, needs %d plans", (yearly, monthly, plans) => {
	expect(plansFor(yearly, monthly)).toBe(plans);
	expect(plans * monthly * 12).toBeGreaterThanOrEqual(yearly);
});

it("a plan must have a price", () => {
	expect(() => plansFor(1, 0)).toThrow(RangeError);
});
