import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { visitorsSystem } from "#src/platform/visitors-system.test-data.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { ThemeProvider } from "./theme-provider.tsx";
import { useTheme } from "./use-theme.ts";

const theme = () => renderHook(useTheme, { wrapper: ThemeProvider }).result;

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 10, 4, 12) });
	localStorage.clear();
	preferencesStore.setState(preferencesStore.getInitialState(), true);
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it("throws outside its provider, with the message from the error catalogue", () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	expect(() => renderHook(useTheme)).toThrow("useTheme must be used within a ThemeProvider");
});

it("is the season of the date and the default display when nothing was requested", () => {
	visitorsSystem([]);
	expect(theme().current).toMatchObject({ season: "autumn", dark: false, contrast: "normal", motion: "full" });
});

it("is what the visitor chose, as soon as it is chosen", () => {
	visitorsSystem([]);
	const shown = theme();
	const chosen = { season: "winter", variant: "traditional", contrast: "high", motion: "reduced" } as const;
	act(() => preferencesStore.setState(chosen));
	expect(shown.current).toMatchObject(chosen);
});

it("is what the visitor's system asks for, and follows it", () => {
	const ask = visitorsSystem(["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]);
	const shown = theme();
	expect(shown.current).toMatchObject({ dark: true, contrast: "high", motion: "full" });
	ask("(prefers-color-scheme: dark)", false);
	ask("(prefers-contrast: more)", false);
	ask("(prefers-reduced-motion: reduce)", true);
	expect(shown.current).toMatchObject({ dark: false, contrast: "normal", motion: "reduced" });
});
