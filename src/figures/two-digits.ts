/** @param count whole, from 0 @example twoDigits(7) // "07" */
export const twoDigits = (count: number): string => `${count}`.padStart(2, "0");
