import { expect, it } from "vitest";
import { isSearchKey } from "./is-search-key.ts";

const alone = { key: "k", code: "KeyK", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ctrl = { ...alone, ctrlKey: true };

it.each([
	["with Ctrl", ctrl],
	["with Cmd", { ...alone, metaKey: true }],
	["with Caps Lock", { ...ctrl, key: "K" }],
	["of a Cyrillic keyboard", { ...ctrl, key: "л" }],
	["of a Dvorak keyboard, where it has another place", { ...ctrl, code: "KeyV" }],
])("is K %s", (_, pressed) => expect(isSearchKey(pressed)).toBe(true));

it.each([
	["alone", alone],
	["with Shift, which is a browser's console", { ...ctrl, key: "K", shiftKey: true }],
	["with Alt as well, which types letters on some keyboards", { ...ctrl, altKey: true }],
	["of a Dvorak keyboard in K's usual place, which is another letter", { ...ctrl, key: "t" }],
	["of a Cyrillic keyboard in another place", { ...ctrl, key: "к", code: "KeyR" }],
])("is not K %s", (_, pressed) => expect(isSearchKey(pressed)).toBe(false));
