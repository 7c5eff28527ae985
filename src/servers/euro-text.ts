import { numberText } from "#src/figures/number-text.ts";

/**
 * An amount in euro, with cents only if there are any.
 * @param cents whole cents
 * @example euroText(4_900) // "€49"; euroText(1_232) // "€12.32"; euroText(189_900) // "€1,899"
 */
export const euroText = (cents: number): string => `€${numberText(cents / 100, 2, cents % 100 === 0 ? 0 : 2)}`;

/**
 * An hourly price in euro, with as many digits as needed.
 * @param rate hundred-thousandths of a euro an hour, which makes a spot price a whole number
 * @example rateText(8_400) // "€0.084"; rateText(4_620) // "€0.0462"; rateText(2_000) // "€0.02"
 */
export const rateText = (rate: number): string => `€${numberText(rate / 100_000, 5, 2)}`;
