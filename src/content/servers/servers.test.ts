import { expect, it } from "vitest";
import { servers } from "#src/content/demo/servers.ts";
import { entryPlan, provider } from "#src/content/facts/infrastructure.ts";
import { landingStats } from "#src/content/reader-landing.ts";
import { billingIds, billingWords, hoursAMonth, paymentMethods } from "./billing.ts";
import { differentiators } from "./differentiators.ts";
import { capabilities, technicalSpecifications, useCases } from "./features.ts";
import { type Plan, planCategories, plans } from "./plans.ts";
import { regionIds, regions } from "./regions.ts";
import { serverSections } from "./sections.ts";

const list: readonly Plan[] = plans;

it("has the counts of the specification", () => {
	expect(Object.keys(serverSections)).toHaveLength(6);
	expect(differentiators).toHaveLength(6);
	expect(planCategories).toHaveLength(5);
	expect(billingIds).toHaveLength(6);
	expect(Object.keys(billingWords)).toEqual([...billingIds]);
	for (const some of [capabilities, technicalSpecifications, useCases, paymentMethods])
		expect(some.length).toBeGreaterThan(3);
});

it("has six sites whose servers add up to the managed ones", () => {
	expect(regions.map(({ id }) => id)).toEqual([...regionIds]);
	expect(regions).toHaveLength(provider.sites);
	expect(new Set(regions.map(({ city }) => city)).size).toBe(6);
	const countries = ["Lithuania", "Netherlands", "United States", "Germany", "Singapore", "Sweden"];
	expect(regions.map(({ country }) => country)).toEqual(countries);
	expect(regions.reduce((sum, { servers }) => sum + servers, 0)).toBe(provider.managedServers);
	expect(landingStats.find(({ label }) => label === "Managed servers")?.figure).toBe(String(provider.managedServers));
	for (const { location } of servers) expect(countries).toContain(location);
});

it("has three plans per category, in order, each with a unique name", () => {
	expect(list.map(({ category }) => category)).toEqual(
		planCategories.flatMap((category) => [category, category, category]),
	);
	expect(new Set(list.map(({ id }) => id)).size).toBe(15);
	expect(new Set(list.map(({ name }) => name)).size).toBe(15);
	for (const category of planCategories) {
		const own = list.filter((plan) => plan.category === category);
		expect(own.map(({ monthlyCents }) => monthlyCents)).toEqual(
			own.map(({ monthlyCents }) => monthlyCents).toSorted((one, other) => one - other),
		);
		// At most one filled button per group.
		expect(own.filter(({ badge }) => badge).length).toBeLessThanOrEqual(1);
		expect(category === "gpu").toBe(own.every(({ gpu }) => gpu));
	}
});

it("offers no plan on spot that is built to order", () => {
	const custom = list.filter((plan) => plan.custom);
	expect(custom.map(({ id }) => id)).toEqual(["epyc-9654-duo", "gpu-h100-duo"]);
	for (const { id, spotPercentOff } of custom) expect(spotPercentOff, id).toBe(0);
});

it("keeps the given prices", () => {
	expect(list.find(({ id }) => id === entryPlan.id)).toMatchObject(entryPlan);
	expect(Math.min(...list.map(({ hourlyMills }) => hourlyMills))).toBe(provider.vpsHourlyMills);
	expect(Math.max(...list.map(({ spotPercentOff }) => spotPercentOff))).toBe(provider.spotDiscount);
	for (const { monthlyCents, hourlyMills } of list) {
		expect(Number.isInteger(monthlyCents) && Number.isInteger(hourlyMills)).toBe(true);
		expect(monthlyCents * 10).toBeLessThan(hoursAMonth * hourlyMills);
	}
});

/** Cores per socket and base clock, from the manufacturers' data sheets. */
const silicon: Record<string, [cores: number, ghz: number]> = {
	"Intel Xeon E3-1240 v3": [4, 3.4],
	"Intel Xeon E5-1620 v4": [4, 3.5],
	"Intel Xeon E-2388G": [8, 3.2],
	"AMD Ryzen 7 7700X": [8, 4.5],
	"AMD EPYC 4464P": [12, 3.7],
	"AMD Ryzen 9 9950X": [16, 4.3],
	"AMD EPYC 9354P": [32, 3.25],
	"AMD EPYC 9374F": [32, 3.85],
	"Intel Xeon Gold 6526Y": [16, 2.8],
	"AMD EPYC 9554P": [64, 3.1],
	"AMD EPYC 9654": [96, 2.4],
	"AMD EPYC 4564P": [16, 4.5],
};

it.each(list)("$name has the cores and the clock of its processor", ({ cpu, regions, networkGbps }) => {
	if (cpu.shared) expect(cpu.model).toBe("AMD EPYC 7543");
	else expect([cpu.cores / cpu.sockets, cpu.ghz]).toEqual(silicon[cpu.model]);
	expect(regions.length).toBeGreaterThan(0);
	expect(networkGbps).toBeLessThanOrEqual(provider.uplinkGbps);
});

it("describes components as the plans have them", () => {
	const cores = list.map(({ cpu }) => cpu.cores);
	const memory = list.map(({ memory }) => memory.gigabytes);
	const value = (name: string) => technicalSpecifications.find((specification) => specification.name === name)?.value;
	expect(value("Processors")).toContain(`${Math.min(...cores)} to ${Math.max(...cores)} cores`);
	expect(value("Memory")).toContain(`${Math.min(...memory)} to ${Math.max(...memory).toLocaleString("en-GB")} GB`);
	expect(list.filter(({ memory }) => !memory.kind.includes("ECC")).map(({ name }) => name)).toEqual([
		"Ryzen 7700X",
		"Ryzen 9950X",
	]);
	for (const { plan } of useCases) expect(list.map(({ id }) => id)).toContain(plan);
});
