import { useSyncExternalStore } from "react";
import { preferencesFrom } from "./choices.ts";
import { type Display, displayOf } from "./display.ts";
import { onDisplayChange } from "./follow-display.ts";
import { preferencesStore } from "./preferences.ts";

/** The defaults, for a system that asks for nothing. */
const prerendered = displayOf(preferencesFrom(undefined), () => false);
let shown = prerendered;

/** The same object while nothing changes. */
function current(): Display {
	const now = displayOf(preferencesStore.getState());
	const fields = Object.keys(now) as (keyof Display)[];
	if (fields.some((field) => now[field] !== shown[field])) shown = now;
	return shown;
}

/** The display settings, by the visitor's choice or by what the system asks for, kept up to date. */
export const useDisplay = (): Display => useSyncExternalStore(onDisplayChange, current, () => prerendered);
