/** Lamports of a SOL: 10 to the power of this. */
export const SOL_DECIMALS = 9;

/**
 * An amount in whole tokens, exactly and without zeros at the end.
 * @param units whole base units, such as lamports; below 0 for a loss
 * @param decimals from 0, how finely the token divides
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
 * The way back: whole tokens as text, in base units.
 * @returns null where the text is no amount, or is finer than the token divides
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
