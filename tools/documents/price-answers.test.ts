import { expect, it } from "vitest";
import { commands } from "../../src/content/commands/commands.ts";
import type { Plan } from "../../src/content/servers/plans.ts";
import { priceFaults } from "./price-answers.ts";

const machine: Omit<Plan, "id" | "hourlyMills" | "monthlyCents"> = {
	name: "Machine",
	category: "entry-level",
	use: "A sample",
	cpu: { model: "Intel Xeon E3-1240 v3", sockets: 1, cores: 4, ghz: 3.4 },
	memory: { gigabytes: 16, kind: "ECC" },
	storage: { drives: 2, gigabytes: 250, kind: "SSD" },
	networkGbps: 1,
	spotPercentOff: 0,
	regions: ["lithuania"],
};
const list: Plan[] = [
	{ ...machine, id: "small", hourlyMills: 20, monthlyCents: 1200 },
	{ ...machine, id: "middle", hourlyMills: 84, monthlyCents: 4900 },
	{ ...machine, id: "middle-duo", hourlyMills: 3165, monthlyCents: 189_900 },
];

const session = `$ cherry inventory plans --category entry-level
PLAN         CPU               MEMORY      STORAGE          HOURLY    MONTHLY
small        4 cores, 3.4 GHz  16 GB ECC   2 x 250 GB SSD   €0.020    €12
middle       4 cores, 3.4 GHz  16 GB ECC   2 x 250 GB SSD   €0.084    €49
$ cherry inventory pricing middle --billing hourly
€0.084 an hour
$ cherry inventory pricing middle --billing monthly
€49 a month, 20.1% less than by the hour
$ cherry servers create web-03 --billing monthly \\
    --plan middle-duo --region netherlands
€1,899 a month. Go on? yes
creating web-03 in netherlands
$ cherry servers list
web-03   middle      netherlands  online
$ cherry instance resize web-03 --plan small
€12 a month instead of €49. Go on? yes
$ cherry servers restart web-03
€1 a month`;

it("accepts the prices of the price list, and those of no plan", () => {
	expect(priceFaults(session, list)).toEqual([]);
});

it.each([
	["€0.020", "€0.021", 2, "SSD   €0.021    €12”: by the price list it is “small "],
	["16 GB", "64 GB", 2, "SSD   €0.020    €12”: by the price list it is “small "],
	["€0.084 an", "€0.086 an", 5, "“€0.086 an hour”: by the price list it is “€0.084 an hour”"],
	["€49 a month,", "€50 a month,", 7, "it is “€49 a month, 20.1% less than by the hour”"],
	["20.1%", "20%", 7, "it is “€49 a month, 20.1% less than by the hour”"],
	["€1,899", "€1899", 10, "“€1899 a month”: by the price list it is “€1,899 a month”"],
	["€12 a month", "€13 a month", 15, "“€13 a month”: by the price list it is “€12 a month”"],
	["of €49.", "of €50.", 15, "“€50”: is no plan’s price"],
])("finds %s changed to %s", (price, other, offset, message) => {
	expect(priceFaults(session.replace(price, other), list)).toEqual([
		{ offset, message: expect.stringContaining(message) },
	]);
});

const examples = commands.flatMap(({ examples }) =>
	examples.map(({ line, output }) => [line, [`$ ${line}`, ...output].join("\n")] as const),
);

it.each(examples.filter(([, example]) => example.includes("€")))(
	"the example %s answers with prices of the price list",
	(_, example) => {
		expect(priceFaults(example)).toEqual([]);
		expect(priceFaults(example.replaceAll("€", "€9"))).not.toEqual([]);
	},
);
