import { expect, it, vi } from "vitest";
import { onFirstClick } from "./on-first-click.ts";

it.each([
	["the keyboard", 0, 1],
	["a click", 1, 1],
	["the second click of a double click", 2, 0],
	["a third click", 3, 0],
])("after %s", (_, detail, times) => {
	const action = vi.fn();
	onFirstClick(action)({ detail });
	expect(action).toHaveBeenCalledTimes(times);
});
