import { expect, it } from "vitest";
import { mostListed, nearest } from "./nearest.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it("a section that fits is listed whole, wherever the visitor is", () => {
	for (const open of [undefined, 0, mostListed - 1])
		expect(nearest(numbers(mostListed), open)).toEqual(numbers(mostListed));
	expect(nearest([], undefined)).toEqual([]);
});

it.each([
	["nothing is open", undefined, 0],
	["the first is", 0, 0],
	["one in the middle is", 50, 30],
	["the last is", 99, 60],
])("of a long section where %s, the nearest are listed", (_, open, first) => {
	const listed = nearest(numbers(100), open);
	expect(listed).toHaveLength(mostListed);
	expect(listed[0]).toBe(first);
});
