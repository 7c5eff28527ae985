import { expect, it } from "vitest";
import { slideDirection } from "./slide-direction.ts";

it.each([
	["spring", "summer", "next"],
	["summer", "autumn", "next"],
	["autumn", "winter", "next"],
	["winter", "spring", "next"],
	["summer", "spring", "previous"],
	["autumn", "summer", "previous"],
	["winter", "autumn", "previous"],
	["spring", "winter", "previous"],
	["spring", "autumn", "next"],
	["summer", "winter", "next"],
	["autumn", "spring", "previous"],
	["winter", "summer", "previous"],
] as const)("from %s to %s: %s", (from, to, direction) => {
	expect(slideDirection(from, to)).toBe(direction);
});
