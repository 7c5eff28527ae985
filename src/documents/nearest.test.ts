import { expect, it } from "vitest";
import { maxListed, nearest } from "./nearest.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it("lists all documents of a section that fits, wherever the visitor is", () => {
	for (const open of [undefined, 0, maxListed - 1])
		expect(nearest(numbers(maxListed), open)).toEqual(numbers(maxListed));
	expect(nearest([], undefined)).toEqual([]);
});

it.each([
	["nothing is open", undefined, 0],
	["the first is", 0, 0],
	["one in the middle is", 50, 30],
	["the last is", 99, 60],
])("lists the nearest documents of a long section when %s", (_, open, first) => {
	const listed = nearest(numbers(100), open);
	expect(listed).toHaveLength(maxListed);
	expect(listed[0]).toBe(first);
});
