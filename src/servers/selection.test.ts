import fc from "fast-check";
import { expect, it } from "vitest";
import { plans } from "#src/content/servers/plans.ts";
import {
	maxCompared,
	type Selection,
	selectionChoices,
	selectionFromQuery,
	selectionQuery,
	usualSelection,
} from "./selection.ts";

it("has an empty query for the default selection", () => {
	expect(selectionQuery(usualSelection, [])).toBe("");
	expect(selectionFromQuery("")).toEqual({ selection: usualSelection, compared: [], refused: false });
	expect(selectionFromQuery("?season=autumn")).toEqual({ selection: usualSelection, compared: [], refused: false });
});

it.each([
	["?region=sweden&memory=7", { region: "sweden" }, []],
	["?region=Sweden", {}, []],
	["?category=__proto__&sort=cores", { sort: "cores" }, []],
	["?compare=e3-1240v3,nothing", {}, ["e3-1240v3"]],
	["?compare=e3-1240v3,vps-2,gpu-l4,gpu-l40s", {}, ["e3-1240v3", "vps-2", "gpu-l4"]],
	["?price=%E0%A4%A", {}, []],
])("applies the valid part of %s, and reports that something was rejected", (query, part, compared) => {
	expect(selectionFromQuery(query)).toEqual({ selection: { ...usualSelection, ...part }, compared, refused: true });
});

it("removes duplicate plans", () => {
	expect(selectionFromQuery("?compare=vps-2,vps-2")).toMatchObject({ compared: ["vps-2"], refused: false });
});

it("round-trips through its own link", () => {
	const fields = Object.entries(selectionChoices).map(([field, values]) => [field, fc.constantFrom(...values)]);
	const selections = fc.record(Object.fromEntries(fields)) as fc.Arbitrary<Selection>;
	const ids = fc.uniqueArray(fc.constantFrom(...plans.map(({ id }) => id)), { maxLength: maxCompared });
	fc.assert(
		fc.property(selections, ids, (selection, compared) => {
			expect(selectionFromQuery(selectionQuery(selection, compared))).toEqual({ selection, compared, refused: false });
		}),
	);
});

it("never throws, whatever the address holds", () => {
	const anything = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));
	fc.assert(fc.property(anything, (query) => void selectionFromQuery(query)));
});
