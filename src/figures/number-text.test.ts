import { expect, it } from "vitest";
import { numberText } from "./number-text.ts";

it.each<[string, ...Parameters<typeof numberText>]>([
	["0", 0, 2],
	["0.00", 0, 2, 2],
	["999", 999, 0],
	["1,000", 1000, 0],
	["1,000", 999.5, 0],
	["1,234,567.89", 1234567.89, 2],
	["84.2", 84.2, 2],
	["0.0462", 0.0462, 5, 2],
	["0.08", 0.08, 5, 2],
	["1.01", 1.005, 2],
	["0", 1e-6, 2],
	["0.000001", 1e-6, 6],
	["0", 1e-9, 2],
	["0.0000001", 1e-7, 7],
	["-0.0000003", -2.5e-7, 7],
	["-1,234.5", -1234.5, 1],
	["-3", -2.5, 0],
	["0", -0.001, 2],
])("%s is %d with %d decimals at most", (text, ...args) => {
	expect(numberText(...args)).toBe(text);
});

it("writes numbers like Intl does", () => {
	for (const [most, least] of [
		[0, 0],
		[2, 0],
		[2, 2],
		[3, 0],
		[5, 2],
	] as const) {
		const format = new Intl.NumberFormat("en-GB", { maximumFractionDigits: most, minimumFractionDigits: least });
		for (let step = 1; step <= 4000; step++) {
			const value = (step * 7919 * 10 ** (step % 9)) / 10 ** (step % 7);
			expect(numberText(value, most, least), `${value}`).toBe(format.format(value));
		}
	}
});
