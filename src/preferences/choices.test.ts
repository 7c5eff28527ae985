import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Preferences, preferencesFrom } from "./choices.ts";

/** Every field with its allowed values; the first is the default. */
const table: { [Field in keyof Preferences]: readonly [Preferences[Field], ...Preferences[Field][]] } = {
	sidebar: ["open", "closed"],
	season: ["automatic", "spring", "summer", "autumn", "winter"],
	singleKeys: [true, false],
	variant: ["modern", "traditional"],
	textSize: ["normal", "large", "extra-large"],
	contrast: ["system", "high"],
	motion: ["system", "reduced"],
	ambient: [true, false],
	petals: [true, false],
	transitions: [true, false],
	interactions: [true, false],
	culturalNarrative: [true, false],
	performance: ["high", "low", "medium"],
	intensity: ["moderate", "minimal", "subtle", "vibrant"],
	sound: [false, true],
};
const fields = Object.keys(table) as (keyof Preferences)[];
const usual = Object.fromEntries(fields.map((field) => [field, table[field][0]]));
/** A non-default choice in every field, so that falling back is visible. */
const chosen = Object.fromEntries(fields.map((field) => [field, table[field].at(-1)]));

const bad: unknown[] = [
	undefined,
	null,
	"",
	"monsoon",
	"NORMAL",
	"true",
	"0",
	0,
	1,
	Number.NaN,
	[],
	["winter"],
	{},
	{ toString: () => "winter" },
	new Boolean(true),
	Symbol("winter"),
	() => "winter",
	"__proto__",
	"constructor",
	"length",
];

it("starts with the first value of every field, and has no other fields", () => {
	expect(preferencesFrom(undefined)).toEqual(usual);
});

describe.each(fields)("%s", (field) => {
	it.each([...table[field]])("may be %j", (value) => {
		expect(preferencesFrom({ ...chosen, [field]: value })).toEqual({ ...chosen, [field]: value });
	});

	it("falls back without affecting other fields", () => {
		for (const value of bad)
			expect(preferencesFrom({ ...chosen, [field]: value })).toEqual({ ...chosen, [field]: usual[field] });
		const { [field]: _, ...missing } = chosen;
		expect(preferencesFrom(missing)).toEqual({ ...chosen, [field]: usual[field] });
	});
});

it.each([undefined, null, 7, "winter", true, [], ["winter"], () => {}, Symbol("winter"), new Date(0), new Map()])(
	"returns the defaults for %s",
	(stored) => expect(preferencesFrom(stored)).toEqual(usual),
);

it("takes nothing from prototype names, and pollutes no prototype", () => {
	const stored = JSON.parse(
		'{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"season":"winter"}',
	);
	expect(preferencesFrom(stored)).toEqual({ ...usual, season: "winter" });
	expect(Object.getPrototypeOf(preferencesFrom(stored))).toBe(Object.prototype);
	expect("polluted" in {}).toBe(false);
});

it("returns valid choices for any input, and is idempotent", () => {
	const anything = fc.oneof(
		fc.anything(),
		fc.record(
			Object.fromEntries(fields.map((field) => [field, fc.oneof(fc.constantFrom(...table[field]), fc.anything())])),
			{ requiredKeys: [] },
		),
	);
	fc.assert(
		fc.property(anything, (stored) => {
			const preferences = preferencesFrom(stored);
			expect(Object.keys(preferences)).toEqual(fields);
			for (const field of fields) expect(table[field]).toContain(preferences[field]);
			expect(preferencesFrom(preferences)).toEqual(preferences);
			expect(preferencesFrom(JSON.parse(JSON.stringify(preferences)))).toEqual(preferences);
		}),
	);
});
