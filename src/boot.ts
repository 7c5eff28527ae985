/**
 * Runs as the first thing in `<body>`, before anything is painted: applies this visitor's season, mode, sidebar and
 * display. Keeps a press that comes before the application. Once the page is painted, it starts what the page's head
 * defers until then: the application, and the deferred fonts; once it has loaded, the scripts deferred until then,
 * such as the wallet guard. Built from the application's own rules into one small inline script; see
 * decisions/0006-boot-script.md.
 */
import { afterFirstPaint } from "#src/platform/after-first-paint.ts";
import { afterLoad } from "#src/platform/after-load.ts";
import { now } from "#src/platform/clock.ts";
import { captureEarlyPress } from "#src/platform/early-press.ts";
import { showDisplay, showMode, showPainted, showSeason } from "#src/platform/root-appearance.ts";
import { earlyPreferencesFrom } from "#src/preferences/choices.ts";
import { isDark } from "#src/preferences/dark-mode.ts";
import { displayOf } from "#src/preferences/display.ts";
import { storedPreferences } from "#src/preferences/stored-preferences.ts";
import { seasonOn } from "#src/season/calendar.ts";
import { currentSeason } from "#src/season/current-season.ts";

const preferences = earlyPreferencesFrom(storedPreferences());
showSeason(currentSeason(location.search, preferences.season), seasonOn(now()));
showMode(isDark());
showDisplay({ ...displayOf(preferences), sidebar: preferences.sidebar });

captureEarlyPress(preferences.singleKeys);

const kept = document.querySelector<HTMLTemplateElement>("template#after-first-paint");
afterFirstPaint(() => {
	showPainted();
	if (kept) document.head.append(kept.content);
});
const forLater = document.querySelector<HTMLTemplateElement>("template#after-load");
if (forLater) afterLoad(() => document.head.append(forLater.content));
