/** Number of decimals of a SOL, which is 10 to this power in lamports. */
export const SOL_DECIMALS = 9;

/**
 * An amount in whole tokens, exact and without trailing zeros.
 * @param units whole base units, such as lamports; negative for a loss
 * @param decimals from 0, the token's number of decimals
 * @example amountText(1_500_000_000n, 9) // "1.5"
 * @example amountText(-1n, 2) // "-0.01"
 */
export function amountText(units: bigint, decimals: number): string {
	const sign = units < 0n ? "-" : "";
	const digits = String(units < 0n ? -units : units).padStart(decimals + 1, "0");
	const fraction = decimals === 0 ? "" : digits.slice(-decimals).replace(/0+$/, "");
	const whole = decimals === 0 ? digits : digits.slice(0, -decimals);
	return `${sign}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** @example solText(1_500_000_000n) // "1.5" */
export const solText = (lamports: bigint): string => amountText(lamports, SOL_DECIMALS);

/**
 * The inverse of `amountText`: whole tokens as text, in base units.
 * @returns null if the text is not an amount, or has more decimals than the token
 * @example parseAmount("1.5", 9) // 1_500_000_000n
 * @example parseAmount("0.001", 2) // null
 */
export function parseAmount(text: string, decimals: number): bigint | null {
	const [, sign, whole, fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
	const fine = fraction.replace(/0+$/, "");
	if (whole === undefined || fine.length > decimals) return null;
	const units = BigInt(`${whole}${fine.padEnd(decimals, "0")}`);
	return sign === "-" ? -units : units;
}
