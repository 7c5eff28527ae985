import { act, cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { visitorsSystem } from "#src/platform/visitors-system.test-data.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { type AccessibilityState, useAccessibilityState } from "./use-accessibility-state.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const MORE_CONTRAST = "(prefers-contrast: more)";

beforeEach(() => preferencesStore.setState(preferencesStore.getInitialState(), true));
afterEach(cleanup);

describe("the accessibility state", () => {
	it.each([
		["nobody asked", [], {}, {}],
		["the system asks for less motion", [REDUCED_MOTION], {}, { isReducedMotion: true }],
		["the system asks for more contrast", [MORE_CONTRAST], {}, { isHighContrast: true }],
		["the visitor chose less motion", [], { motion: "reduced" }, { isReducedMotion: true }],
		["the visitor chose more contrast", [], { contrast: "high" }, { isHighContrast: true }],
		["the visitor chose larger text", [], { textSize: "large" }, { fontSize: "large" }],
		["the visitor chose the largest text", [], { textSize: "extra-large" }, { fontSize: "extra-large" }],
	] as const)("when %s", (_, asked, chosen, expected) => {
		visitorsSystem(asked);
		preferencesStore.setState(chosen);
		const usual: AccessibilityState = {
			isReducedMotion: false,
			isHighContrast: false,
			screenReaderActive: false,
			fontSize: "normal",
		};
		expect(renderHook(useAccessibilityState).result.current).toEqual({ ...usual, ...expected });
	});

	it("follows the system and the visitor, and stops once nothing reads it", () => {
		const ask = visitorsSystem([]);
		const { result, unmount } = renderHook(useAccessibilityState);
		ask(REDUCED_MOTION, true);
		expect(result.current.isReducedMotion).toBe(true);
		act(() => preferencesStore.setState({ contrast: "high" }));
		expect(result.current.isHighContrast).toBe(true);
		ask(REDUCED_MOTION, false);
		expect(result.current).toMatchObject({ isReducedMotion: false, isHighContrast: true });
		unmount();
		const last = result.current;
		ask(REDUCED_MOTION, true);
		expect(result.current).toBe(last);
	});

	it("requests nothing in prerendered markup, whatever the visitor's settings", () => {
		visitorsSystem([REDUCED_MOTION, MORE_CONTRAST]);
		const Shown = () => <p>{JSON.stringify(useAccessibilityState())}</p>;
		expect(renderToString(<Shown />)).not.toContain("true");
	});
});
