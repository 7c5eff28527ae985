import { expect, it } from "vitest";
import { nextPart } from "./next-part.ts";

const held = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
	["ArrowRight", 0, 3, 1],
	["ArrowRight", 2, 3, 2],
	["ArrowDown", 1, 3, 2],
	["ArrowLeft", 0, 3, 0],
	["ArrowUp", 2, 3, 1],
	["Home", 2, 3, 0],
	["End", 0, 3, 2],
	["Enter", 0, 3, null],
	["Tab", 0, 3, null],
	["End", 0, 0, null],
])("%s from %d of %d leads to %s", (key, index, length, next) => {
	expect(nextPart({ key, ...held }, index, length)).toBe(next);
});

it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("leaves a key with %s to the browser", (modifier) => {
	expect(nextPart({ key: "ArrowLeft", ...held, [modifier]: true }, 1, 3)).toBeNull();
});
