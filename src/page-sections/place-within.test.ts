import { afterEach, beforeEach, expect, it } from "vitest";
import { placeWithin } from "./place-within.ts";

beforeEach(() => {
	const main = document.createElement("main");
	for (const [section, place] of [
		["core", "init"],
		["server", "servers-create"],
	]) {
		const panel = document.createElement("div");
		panel.id = section as string;
		const entry = document.createElement("article");
		entry.id = place as string;
		entry.append(document.createElement("h3"));
		panel.append(entry);
		main.append(panel);
	}
	const outside = document.createElement("p");
	outside.id = "outside";
	document.body.append(main, outside);
});
afterEach(() => document.body.replaceChildren());

it.each([
	["servers-create", "server"],
	["init", "core"],
	["core", "core"],
	["outside", null],
	["nowhere", null],
	["", null],
])("finds %j in the section %s", (fragment, section) => {
	expect(placeWithin(fragment, ["core", "server"])?.section ?? null).toBe(section);
});
