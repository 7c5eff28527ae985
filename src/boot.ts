/**
 * Runs as the first thing in `<body>`, before anything is painted: season, mode, sidebar and display as this visitor has them.
 * Built from the application's own rules into one small inline script; see decisions/0006-boot-script.md.
 */
import { showDisplay, showMode, showSeason } from "#src/platform/root-appearance.ts";
import { preferencesFrom } from "#src/preferences/choices.ts";
import { isDark } from "#src/preferences/dark-mode.ts";
import { displayOf } from "#src/preferences/display.ts";
import { storedPreferences } from "#src/preferences/stored-preferences.ts";
import { currentSeason } from "#src/season/current-season.ts";

const preferences = storedPreferences() ?? preferencesFrom(undefined);
showSeason(currentSeason(location.search, preferences.season));
showMode(isDark());
showDisplay({ ...displayOf(preferences), sidebar: preferences.sidebar });
