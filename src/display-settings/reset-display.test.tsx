import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetWords } from "#src/content/display-settings.ts";
import { visitorsSystem } from "#src/platform/visitors-system.test-data.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";
import { ResetDisplay } from "./reset-display.tsx";

/** Presses a button and lets the page follow: a season is shown after the control. */
async function press(name: string) {
	fireEvent.click(screen.getByRole("button", { name }));
	await act(() => vi.advanceTimersByTimeAsync(100));
}

const said = () => screen.getByRole("status").textContent;

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 10, 4, 12) });
	visitorsSystem([]);
	localStorage.clear();
	preferencesStore.setState(preferencesStore.getInitialState(), true);
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	history.replaceState(null, "", "/");
});

const show = () => render(<ResetDisplay />, { wrapper: ThemeProvider });

it("says that there is nothing to reset only if no preview was shown, which it ends", async () => {
	history.replaceState(null, "", "/?season=winter");
	show();
	expect(document.body.classList).toContain("season-winter");
	await press(resetWords.action);
	expect(document.body.classList).toContain("season-autumn");
	expect(said()).toBe(resetWords.done);
	expect(screen.queryByRole("button", { name: resetWords.undo })).toBeNull();
	await press(resetWords.action);
	expect(said()).toBe(resetWords.nothing);
});
