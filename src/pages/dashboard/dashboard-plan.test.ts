import { expect, it } from "vitest";
import { activity } from "#src/content/demo/activity.ts";
import * as autumn from "./autumn-dashboard.ts";
import * as spring from "./spring-dashboard.ts";
import * as summer from "./summer-dashboard.ts";
import * as winter from "./winter-dashboard.ts";

it("lists recent activity newest first, in every season", () => {
	const minutes = { min: 1, h: 60, day: 60 * 24 };
	for (const { plan } of [spring, summer, autumn, winter]) {
		const ages = [...plan.lately, ...activity].map(({ time }) => {
			const [count, unit] = time.split(" ") as [string, keyof typeof minutes];
			return Number(count) * minutes[unit];
		});
		expect(ages).toEqual([...ages].sort((one, other) => one - other));
		expect(ages.length).toBeLessThanOrEqual(8);
		expect(new Set(plan.order).size).toBe(5);
	}
});

it("tells of a season's ceremony what is true while the ceremony is still announced", () => {
	for (const { plan } of [spring, summer, autumn, winter]) {
		const told = plan.lately.filter(({ subject }) => subject.endsWith(" ceremony"));
		expect(told).toHaveLength(1);
		expect(told[0]?.verb).toMatch(/^(opened|closed) its list$/);
	}
});
