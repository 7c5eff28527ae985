import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { visitorsSystem } from "#src/platform/visitors-system.test-data.ts";
import { preferencesStore } from "./preferences.ts";
import { useDisplay } from "./use-display.ts";

beforeEach(() => preferencesStore.setState(preferencesStore.getInitialState(), true));
afterEach(cleanup);

it("keeps its identity while something else changes, and gets a new one when it changes itself", () => {
	visitorsSystem([]);
	const { result } = renderHook(useDisplay);
	const before = result.current;
	act(() => preferencesStore.setState({ sound: true, season: "winter" }));
	expect(result.current).toBe(before);
	act(() => preferencesStore.setState({ variant: "traditional" }));
	expect(result.current).toEqual({ ...before, variant: "traditional" });
});
