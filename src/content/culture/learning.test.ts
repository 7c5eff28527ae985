import { expect, it } from "vitest";
import { circleHour } from "./learning.ts";

it("the hour of a learning circle is an hour", () => {
	expect(circleHour.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
});
