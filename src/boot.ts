/**
 * Runs as the first thing in `<body>`, before anything is painted: season, mode and sidebar as this visitor has them.
 * Built from the application's own rules into one small inline script; see decisions/0006-boot-script.md.
 */
import { showMode, showSeason, showSidebar } from "#src/platform/root-appearance.ts";
import { isDark } from "#src/preferences/dark-mode.ts";
import { storedPreference } from "#src/preferences/stored-preference.ts";
import { currentSeason } from "#src/season/current-season.ts";

showSeason(currentSeason(location.search, storedPreference("season")));
showMode(isDark());
showSidebar(storedPreference("sidebar") !== "closed");
