import { expect, it } from "vitest";
import { isComposing } from "./is-composing.ts";

it.each([
	["while a composition goes on", { isComposing: true, keyCode: 13 }, true],
	["the key that ended it, in Safari", { isComposing: false, keyCode: 229 }, true],
	["a key of the visitor's", { isComposing: false, keyCode: 13 }, false],
])("%s", (_, event, composing) => {
	expect(isComposing(event)).toBe(composing);
});
