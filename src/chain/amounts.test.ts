import { lamports, lamportsToSol, sol, solToLamports } from "@solana/kit";
import fc from "fast-check";
import { expect, it } from "vitest";
import { amountText, parseAmount, SOL_DECIMALS, solText } from "./amounts.ts";

const U64_MAX = 2n ** 64n - 1n;

it.each([
	[0n, 9, "0"],
	[1n, 9, "0.000000001"],
	[999_999_999n, 9, "0.999999999"],
	[1_000_000_000n, 9, "1"],
	[1_500_000_000n, 9, "1.5"],
	[-1_500_000_000n, 9, "-1.5"],
	[-1n, 2, "-0.01"],
	[9_864n, 2, "98.64"],
	[7n, 0, "7"],
	[700n, 0, "700"],
	[U64_MAX, 9, "18446744073.709551615"],
	[U64_MAX, 0, "18446744073709551615"],
	[1n, 255, `0.${"0".repeat(254)}1`],
])("formats %d units with %d decimals as %s, and parses it back", (units, decimals, text) => {
	expect(amountText(units, decimals)).toBe(text);
	expect(parseAmount(text, decimals)).toBe(units);
});

it.each([
	["", 9],
	[".5", 9],
	["5.", 9],
	["1e9", 9],
	["1,000", 9],
	["+1", 9],
	["0x1", 9],
	["0.0000000001", 9],
	["0.001", 2],
	["0.1", 0],
])("finds no amount in %j with %d decimals", (text, decimals) => {
	expect(parseAmount(text, decimals)).toBeNull();
});

it("does not count trailing zeros as decimals", () => {
	expect(parseAmount("1.500000000000", 9)).toBe(1_500_000_000n);
	expect(parseAmount("2.0", 0)).toBe(2n);
});

it("round-trips through text without loss", () => {
	const units = fc.bigInt({ min: -U64_MAX, max: U64_MAX });
	fc.assert(
		fc.property(units, fc.nat({ max: 255 }), (amount, decimals) => {
			const text = amountText(amount, decimals);
			expect(parseAmount(text, decimals)).toBe(amount);
			expect(text).not.toMatch(/^-?$|\.\d*0$|^-?0\d|e/);
		}),
		{ seed: 8 },
	);
});

it("agrees with Solana’s own SOL", () => {
	fc.assert(
		fc.property(fc.bigInt({ min: 0n, max: U64_MAX }), (amount) => {
			expect(solToLamports(sol(solText(amount)))).toBe(amount);
			expect(lamportsToSol(lamports(amount)).raw).toBe(parseAmount(solText(amount), SOL_DECIMALS));
		}),
		{ seed: 8 },
	);
});
