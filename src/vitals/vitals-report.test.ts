import { describe, expect, it } from "vitest";
import { mayMeasure, vitalsReport } from "./vitals-report.ts";

const measured = (name: "CLS" | "LCP" | "TTFB", value: number) => ({
	name,
	value,
	navigationType: "reload",
	id: "v5-123",
});

describe("vitalsReport", () => {
	it.each([
		["LCP", 0.49, { lcp: 0 }],
		["LCP", 0.5, { lcp: 1 }],
		["TTFB", 2_499.5, { ttfb: 2_500 }],
		["CLS", 0.00004, { cls: 0 }],
		["CLS", 0.00005, { cls: 0.0001 }],
		["CLS", 0.1, { cls: 0.1 }],
	] as const)("rounds %s of %d to %o", (name, value, rounded) => {
		expect(vitalsReport("/tokens", [measured(name, value)])).toEqual({
			page: "/tokens",
			arrival: "reload",
			...rounded,
		});
	});

	it("combines the measurements of a view, the latest of each kind, without anything that distinguishes visitors", () => {
		const report = vitalsReport("/", [measured("TTFB", 20), measured("CLS", 0.2), measured("CLS", 0.3)]);
		expect(report).toEqual({ page: "/", arrival: "reload", ttfb: 20, cls: 0.3 });
		expect(Object.isFrozen(report)).toBe(true);
	});

	it("is undefined when nothing was measured", () => {
		expect(vitalsReport("/", [])).toBeUndefined();
	});
});

describe("mayMeasure", () => {
	it.each([
		[{}, true],
		[{ doNotTrack: null }, true],
		[{ doNotTrack: "0", globalPrivacyControl: false }, true],
		[{ doNotTrack: "unspecified" }, true],
		[{ doNotTrack: "1" }, false],
		[{ globalPrivacyControl: true }, false],
		[{ doNotTrack: "0", globalPrivacyControl: true }, false],
	])("under %o it is %s", (visitor, may) => {
		expect(mayMeasure(visitor)).toBe(may);
	});
});
