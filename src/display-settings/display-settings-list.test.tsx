import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { displaySettings, withoutEffect } from "#src/content/display-settings.ts";
import { visitorsSystem } from "#src/platform/visitors-system.test-data.ts";
import type { Preferences } from "#src/preferences/choices.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";
import { DisplaySettingsList } from "./display-settings-list.tsx";

beforeEach(() => preferencesStore.setState(preferencesStore.getInitialState(), true));
afterEach(cleanup);

const fields = ["ambient", "petals", "interactions", "transitions", "culturalNarrative", "sound"] as const;

/** The switches that carry a note. */
const noted = (note: string) =>
	fields.filter((field) => {
		const description = new RegExp(note);
		return screen.queryByRole("switch", { name: displaySettings[field].label, description });
	});

const behindText = ["ambient", "petals"];
const ofTransition = ["culturalNarrative", "sound"];

const cases: [string, string[], Partial<Preferences>, { [Note in keyof typeof withoutEffect]?: string[] }][] = [
	["the defaults", [], {}, {}],
	["high contrast", [], { contrast: "high" }, { highContrast: behindText }],
	["a system that asks for contrast", ["(prefers-contrast: more)"], {}, { highContrast: behindText }],
	["forced colours", ["(forced-colors: active)"], {}, { ownColours: [...behindText, "interactions"] }],
	["reduced motion", [], { motion: "reduced" }, { lessMotion: ["transitions"], noTransition: ofTransition }],
	["no transitions", [], { transitions: false }, { noTransition: ofTransition }],
];

it.each(cases)("with %s, every switch that has no effect says so", (_, system, choices, expected) => {
	visitorsSystem(system);
	render(<DisplaySettingsList />, { wrapper: ThemeProvider });
	act(() => preferencesStore.setState(choices));
	for (const [rule, note] of Object.entries(withoutEffect))
		expect(noted(note), note).toEqual(expected[rule as keyof typeof withoutEffect] ?? []);
});
