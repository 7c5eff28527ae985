import { hoursAMonth } from "#src/content/servers/billing.ts";
import type { Plan } from "#src/content/servers/plans.ts";
import { regions } from "#src/content/servers/regions.ts";
import { billsOf, hourlyRate, spotRate } from "./billing.ts";
import { euroText, rateText } from "./euro-text.ts";
import { categoryNames, diskText, gpuText, memoryText, processorText, storageText } from "./plan-text.ts";

/** One line of a comparison: a value for each plan. */
export interface ComparedRow {
	label: string;
	values: readonly string[];
	differs: boolean;
	/**
	 * The indices of the plans that are best in this row, and in what: "most", "lowest". Empty if all are equal or the
	 * row is not a contest.
	 */
	best: readonly number[];
	word: string;
}

type Contest = { amount: (plan: Plan) => number | null; word: "most" | "fastest" | "lowest" };
type Line = { label: string; text: (plan: Plan) => string; contest?: Contest };

const most = (amount: Contest["amount"]): Contest => ({ amount, word: "most" });
const lowest = (amount: Contest["amount"]): Contest => ({ amount, word: "lowest" });
const disk = ({ storage }: Plan) => storage.drives * storage.gigabytes;
const monthly = (plan: Plan) => billsOf(plan).find(({ id }) => id === "monthly");

/** Plans with as many sites may have others. @example sitesText(h100) // "2: Lithuania · United States" */
function sitesText({ regions: ids }: Plan): string {
	const own = regions.filter(({ id }) => ids.includes(id)).map(({ country }) => country);
	return `${own.length}: ${own.join(" · ")}`;
}

const lines: readonly Line[] = [
	{ label: "Category", text: ({ category }) => categoryNames[category] },
	{ label: "Processor", text: ({ cpu }) => processorText(cpu) },
	{
		label: "Cores",
		text: ({ cpu }) => `${cpu.cores}${cpu.shared ? ", shared" : ""}`,
		contest: most(({ cpu }) => cpu.cores),
	},
	{
		label: "Clock",
		text: ({ cpu }) => `${cpu.ghz} GHz`,
		contest: { amount: ({ cpu }) => cpu.ghz, word: "fastest" },
	},
	{ label: "Memory", text: ({ memory }) => memoryText(memory), contest: most(({ memory }) => memory.gigabytes) },
	{ label: "Storage", text: ({ storage }) => storageText(storage) },
	{ label: "Storage, total", text: (plan) => diskText(disk(plan)), contest: most(disk) },
	{
		label: "Network",
		text: ({ networkGbps }) => `${networkGbps} Gbps`,
		contest: most(({ networkGbps }) => networkGbps),
	},
	{ label: "GPU", text: ({ gpu }) => (gpu ? gpuText(gpu) : "None") },
	{ label: "Hourly", text: (plan) => rateText(hourlyRate(plan)), contest: lowest((plan) => plan.hourlyMills) },
	{
		label: "Monthly",
		text: ({ monthlyCents }) => euroText(monthlyCents),
		contest: lowest((plan) => plan.monthlyCents),
	},
	{
		label: `Monthly against ${hoursAMonth} hours`,
		text: (plan) => `saves ${euroText(monthly(plan)?.savedCents ?? 0)} (${monthly(plan)?.savedPercent}%)`,
	},
	{
		label: "Spot, hourly",
		text: (plan) => {
			const rate = spotRate(plan);
			return rate === null ? "Not offered" : `${rateText(rate)} (−${plan.spotPercentOff}%)`;
		},
		contest: lowest(spotRate),
	},
	{ label: "Delivery", text: ({ custom }) => (custom ? "Built to order" : "From stock") },
	{ label: "Sites", text: sitesText, contest: most(({ regions }) => regions.length) },
];

/**
 * Compares plans side by side, row by row.
 * @param compared two or three plans
 * @example comparePlans([e3, e5])[4] // { label: "Memory", values: ["16 GB ECC", "32 GB ECC"], differs: true, best: [1], word: "most" }
 */
export function comparePlans(compared: readonly Plan[]): ComparedRow[] {
	return lines.map(({ label, text, contest }) => {
		const values = compared.map(text);
		const differs = new Set(values).size > 1;
		return {
			label,
			values,
			differs,
			best: contest && differs ? ahead(compared, contest) : [],
			word: contest?.word ?? "",
		};
	});
}

/** @example differenceText(comparePlans([vps2, e3])) // "11 of 15 lines differ" */
export const differenceText = (rows: readonly ComparedRow[]): string =>
	`${rows.filter(({ differs }) => differs).length} of ${rows.length} lines differ`;

function ahead(compared: readonly Plan[], { amount, word }: Contest): number[] {
	const amounts = compared.map(amount);
	const given = amounts.filter((value) => value !== null);
	const best = word === "lowest" ? Math.min(...given) : Math.max(...given);
	const winners = amounts.flatMap((value, index) => (value === best ? [index] : []));
	return winners.length === compared.length ? [] : winners;
}
