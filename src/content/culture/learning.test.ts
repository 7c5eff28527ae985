import { expect, it } from "vitest";
import { circleHour } from "./learning.ts";

it("a learning circle takes fifty minutes, like every meeting", () => {
	expect(circleHour.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(50);
});
