import { hoursAMonth } from "#src/content/servers/billing.ts";
import { typedNumber } from "#src/figures/typed-number.ts";

/** @returns the number of hours, or why it is invalid: one sentence to the visitor */
export type ReadHours = { hours: number } | { fault: string };

/**
 * Parses how many hours of a month a server is to run.
 * @param text as typed; digits of any script count, and the unit may follow
 * @example readHours("200") // { hours: 200 }
 * @example readHours("900") // { fault: "Enter 1 to 730 hours; 730 is a whole month." }
 */
export function readHours(text: string): ReadHours {
	const typed = typedNumber(text, "hour");
	if (!/^\d{1,6}$/.test(typed)) return { fault: "Enter whole hours in digits." };
	const hours = Number(typed);
	if (hours < 1 || hours > hoursAMonth)
		return { fault: `Enter 1 to ${hoursAMonth} hours; ${hoursAMonth} is a whole month.` };
	return { hours };
}
