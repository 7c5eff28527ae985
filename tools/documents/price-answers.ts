import { type Plan, plans } from "../../src/content/servers/plans.ts";
import { billsOf } from "../../src/servers/billing.ts";
import { euroText } from "../../src/servers/euro-text.ts";

const hourly = ({ hourlyMills }: Plan) => `€${(hourlyMills / 1000).toFixed(3)}`;
const monthly = ({ monthlyCents }: Plan) => euroText(monthlyCents);

/** A plan's row in the answer to `cherry inventory plans`. */
const rowOf = (plan: Plan): string =>
	[
		plan.id.padEnd(13),
		`${plan.cpu.cores} cores, ${plan.cpu.ghz} GHz`.padEnd(18),
		`${plan.memory.gigabytes} GB ${plan.memory.kind}`.padEnd(12),
		`${plan.storage.drives} x ${plan.storage.gigabytes} GB ${plan.storage.kind}`.padEnd(17),
		hourly(plan).padEnd(10),
		monthly(plan),
	].join("");

/** What an answer such as “€49 a month, 20.1% less than by the hour” should say, with as much of it as it has. */
function priceOf(plan: Plan, period: string, saving: string | undefined): string {
	if (period === "an hour") return `${hourly(plan)} an hour`;
	const saved = billsOf(plan).find(({ id }) => id === "monthly")?.savedPercent;
	return `${monthly(plan)} a month${saving ? `, ${saved}% less than by the hour` : ""}`;
}

/**
 * Prices in a terminal session that the price list contradicts: rows of plans, and answers to a command that names a
 * plan.
 * @returns with the line of each, counted from 0
 * @example priceFaults("$ cherry inventory pricing e3-1240v3\n€0.09 an hour") // one, for line 1
 */
export function priceFaults(session: string, list: readonly Plan[] = plans): { message: string; offset: number }[] {
	let asked: Plan | undefined;
	return session.split("\n").flatMap((line, offset) => {
		const named = list.find(({ id }) => line.split(/\s+/).includes(id));
		if (named || /\$ /.test(line)) asked = named;
		const fault = (stated: string, listed: string) =>
			stated === listed ? [] : [{ message: `“${stated}”: by the price list it is “${listed}”`, offset }];
		if (named && line.startsWith(named.id) && line.includes("€")) return fault(line, rowOf(named));
		const [stated, period, saving] = /^€\S+ (an hour|a month)(, \S+ less than by the hour)?/.exec(line) ?? [];
		if (!asked || !stated || !period) return [];
		const former = /instead of (€[\d,.]*\d)/.exec(line)?.[1];
		return [
			...fault(stated, priceOf(asked, period, saving)),
			...(former && list.every((plan) => monthly(plan) !== former)
				? [{ message: `“${former}”: is no plan’s price on the price list`, offset }]
				: []),
		];
	});
}
