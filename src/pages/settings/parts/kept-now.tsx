import { useSyncExternalStore } from "react";
import type { keptInBrowser } from "#src/content/settings/privacy.ts";
import { countText } from "#src/figures/figure-text.ts";
import { readItem } from "#src/platform/storage.ts";
import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { DARK_MODE_KEY, PREFERENCES_KEY, READING_KEY, RECENT_SEARCHES_KEY } from "#src/preferences/keys.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { readings } from "#src/reading-record/reading-store.ts";
import { recentSearches } from "#src/search/recent-searches.ts";
import { Table } from "#src/ui/table.tsx";
import styles from "./settings.module.css";

/** Enough for all of the choices, and for an impression of the readings. */
const SHOWN_CHARACTERS = 500;

const keys: readonly (typeof keptInBrowser)[number]["key"][] = [
	PREFERENCES_KEY,
	DARK_MODE_KEY,
	READING_KEY,
	RECENT_SEARCHES_KEY,
];

/** What this browser currently stores for the site, verbatim. */
export function KeptNow() {
	// Called so that this re-renders when the mode changes, which is stored apart from the preferences.
	useDarkMode();
	return (
		<Table
			caption="In your browser now"
			hideCaption
			rows={keys.map((name) => ({ name }))}
			rowKey={({ name }) => name}
			columns={[
				{ head: "Key", cell: ({ name }) => <code>{name}</code> },
				{ head: "Kept in your browser now", cell: ({ name }) => <Kept name={name} /> },
			]}
		/>
	);
}

function subscribe(changed: () => void): () => void {
	const stops = [preferencesStore.subscribe(changed), readings.subscribe(changed), recentSearches.subscribe(changed)];
	return () => {
		for (const stop of stops) stop();
	};
}

function Kept({ name }: { name: string }) {
	const text = useSyncExternalStore(
		subscribe,
		() => readItem(name),
		() => undefined,
	);
	// Each answer is an element of its own, because browser translation removes bare text nodes.
	if (text === undefined) return <span>Shown once the page’s script has started.</span>;
	if (text === null) return <span>Nothing</span>;
	const rest = text.length - SHOWN_CHARACTERS;
	if (rest <= 0) return <code className={styles.value}>{text}</code>;
	return (
		<span>
			<code className={styles.value}>{text.slice(0, SHOWN_CHARACTERS)}</code> … and {countText(rest)} more characters
		</span>
	);
}
