import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferencesFrom } from "#src/preferences/choices.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { useAnimationSettings } from "./use-animation-settings.ts";

const usual = {
	ambient: true,
	petals: true,
	transitions: true,
	interactions: true,
	performance: "high",
	intensity: "moderate",
	culturalNarrative: true,
};

beforeEach(() => preferencesStore.setState(preferencesFrom(undefined)));
afterEach(cleanup);

it("is what the visitor chose, kept up to date", () => {
	const { result } = renderHook(useAnimationSettings);
	expect(result.current).toEqual(usual);
	act(() => preferencesStore.setState({ petals: false, intensity: "vibrant", culturalNarrative: false }));
	expect(result.current).toEqual({ ...usual, petals: false, intensity: "vibrant", culturalNarrative: false });
});

it("keeps its identity while another choice changes, so that nothing re-renders", () => {
	const { result } = renderHook(useAnimationSettings);
	const before = result.current;
	act(() => preferencesStore.setState({ sound: true, sidebar: "closed", season: "winter" }));
	expect(result.current).toBe(before);
});

it("allows no motion under reduced motion, and restores it afterwards", () => {
	const { result } = renderHook(useAnimationSettings);
	act(() => preferencesStore.setState({ motion: "reduced" }));
	const still = { ambient: false, petals: false, transitions: false, interactions: false, intensity: "minimal" };
	expect(result.current).toEqual({ ...usual, ...still });
	act(() => preferencesStore.setState({ motion: "system" }));
	expect(result.current).toEqual(usual);
});

it.each([
	["(prefers-contrast: more)", true],
	["(forced-colors: active)", false],
])("shows nothing behind texts, and with forced colours nothing in a window either: %s", (query, interactions) => {
	vi.stubGlobal("matchMedia", (asked: string) =>
		Object.assign(new EventTarget(), { matches: asked === query, media: asked }),
	);
	const { result } = renderHook(useAnimationSettings);
	expect(result.current).toEqual({ ...usual, ambient: false, petals: false, interactions });
});

it("shows nothing behind texts in high contrast, and restores it afterwards", () => {
	const { result } = renderHook(useAnimationSettings);
	act(() => preferencesStore.setState({ contrast: "high" }));
	expect(result.current).toEqual({ ...usual, ambient: false, petals: false });
	act(() => preferencesStore.setState({ contrast: "system" }));
	expect(result.current).toEqual(usual);
});
