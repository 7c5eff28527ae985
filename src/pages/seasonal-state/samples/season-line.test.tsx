import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";
import { SeasonLine } from "./season-line.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it.each([
	[new Date(2026, 8, 22, 23, 59), "It is summer."],
	[new Date(2026, 8, 23), "It is autumn."],
	[new Date(2028, 1, 29), "It is winter."],
])("at %s: %s", (now, line) => {
	vi.useFakeTimers({ now });
	render(<SeasonLine />, { wrapper: ThemeProvider });
	expect(screen.getByRole("paragraph").textContent).toBe(line);
});
