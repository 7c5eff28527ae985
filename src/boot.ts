/**
 * Runs as the first thing in `<body>`, before anything is painted: season, mode and sidebar as this visitor has them.
 * Built from the application's own rules into one small inline script; see decisions/0006-boot-script.md.
 */
import { showMode, showSeason, showSidebar } from "#src/platform/root-appearance.ts";
import { readItem } from "#src/platform/storage.ts";
import { isDark } from "#src/preferences/dark-mode.ts";
import { PREFERENCES_KEY } from "#src/preferences/keys.ts";
import { currentSeason } from "#src/season/current-season.ts";

showSeason(currentSeason(location.search));
showMode(isDark());
// The store validates this text properly later; here one word decides how wide the sidebar is painted.
showSidebar(!readItem(PREFERENCES_KEY)?.includes('"sidebar":"closed"'));
