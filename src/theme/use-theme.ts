import { useContext } from "react";
import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import type { Display } from "#src/preferences/display.ts";
import { useDisplay } from "#src/preferences/use-display.ts";
import type { Season } from "#src/season/season.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { ThemeContext } from "./theme-provider.tsx";

/** What the page looks like now. */
export interface Theme extends Display {
	/** The season shown; null in prerendered markup, where the date is unknown. */
	season: Season | null;
	/** Whether the page is dark: by choice, or because the system is. */
	dark: boolean;
}

/**
 * The theme as shown, kept up to date: preview and choice of season, mode, and the display settings with what the
 * system asks for. For code that paints by itself (a canvas, a worker); markup uses custom properties.
 * @throws Error outside its provider (specification 8)
 * @example const { season, dark, motion } = useTheme();
 */
export function useTheme(): Theme {
	if (!useContext(ThemeContext)) throw new Error("useTheme must be used within a ThemeProvider");
	return { season: useSeason().season, dark: useDarkMode().dark, ...useDisplay() };
}
