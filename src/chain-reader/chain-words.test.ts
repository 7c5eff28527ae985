import { expect, it } from "vitest";
import { change, faultText, grouped, inSol, outcomeText, programName, thing, utcText } from "./chain-words.ts";

it.each([
	["0", "0"],
	["999", "999"],
	["1000", "1,000"],
	["-1000", "-1,000"],
	["1234567.1234567", "1,234,567.1234567"],
	["0.0001234", "0.0001234"],
	["18446744073709551615", "18,446,744,073,709,551,615"],
])("groups %s as %s", (text, shown) => {
	expect(grouped(text)).toBe(shown);
});

it.each([
	[0n, "1970-01-01 00:00:00 UTC"],
	[1_746_479_684n, "2025-05-05 21:14:44 UTC"],
	[-1n, "1969-12-31 23:59:59 UTC"],
	[8_640_000_000_000n, "+275760-09-13 00:00:00 UTC"],
	[8_640_000_000_001n, "8,640,000,000,001 seconds after 1970"],
	[-(2n ** 63n), "-9,223,372,036,854,775,808 seconds after 1970"],
])("writes the time %d as %s", (seconds, text) => {
	expect(utcText(seconds)).toBe(text);
});

it("writes amounts, changes and counts", () => {
	expect(inSol(18_446_744_073_709_551_615n)).toBe("18,446,744,073.709551615 SOL");
	expect([change("1.5"), change("-1.5"), change("0")]).toEqual(["+1.5", "−1.5", "0"]);
	expect([thing(1n, "account"), thing(0, "account"), thing(1_000, "account")]).toEqual([
		"1 account",
		"0 accounts",
		"1,000 accounts",
	]);
});

it("explains why a transaction failed", () => {
	expect(outcomeText(null)).toBe("succeeded");
	expect(outcomeText({ name: "Custom", instruction: 2, code: 6001 })).toBe(
		"failed, instruction 2: custom program error 6001 (0x1771)",
	);
	expect(faultText({ name: "InsufficientFundsForFee", instruction: null, code: null })).toBe(
		"insufficient funds for fee",
	);
});

it("knows the well-known programs, and no inherited property", () => {
	expect(programName("11111111111111111111111111111111")).toBe("System program");
	expect(programName("constructor")).toBeUndefined();
});
