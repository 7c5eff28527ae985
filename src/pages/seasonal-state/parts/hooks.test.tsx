import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { seasonFields, seasonHooks } from "#src/content/seasonal-state/hooks.ts";
import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { useDisplay } from "#src/preferences/use-display.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import { useTheme } from "#src/theme/use-theme.ts";

const hooks: Record<(typeof seasonHooks)[number]["name"], () => unknown> = {
	useSeason,
	useDarkMode,
	useTheme,
	useDisplay,
	usePreferences: () => usePreferences(({ sound }) => sound),
	useAnimationSettings,
};

it.each(seasonHooks)("$name outside its provider: $outside", ({ name, outside }) => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const alone = () => renderHook(hooks[name]);
	if (outside === null) expect(alone).not.toThrow();
	else expect(alone).toThrow(outside);
});

it("names every field of useSeason, and no other", () => {
	const { result } = renderHook(useSeason, { wrapper: ThemeProvider });
	expect(seasonFields.map(({ name }) => name).sort()).toEqual(Object.keys(result.current).sort());
});
