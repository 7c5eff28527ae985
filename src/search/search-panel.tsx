import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { searchFailed } from "#src/content/errors.ts";
import { searchWords } from "#src/content/search-words.ts";
import { isComposing } from "#src/platform/is-composing.ts";
import { isSearchKey } from "#src/platform/is-search-key.ts";
import { whenIdle } from "#src/platform/when-idle.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { earlyEntry } from "./early-entry.ts";
import { entryOf, pressedEarly } from "./field-entry.ts";
import { longestWaitMs, searchResults } from "./results-module.ts";
import styles from "./search.module.css";
import { SearchFoot } from "./search-foot.tsx";
import type { ListKeys } from "./search-results.tsx";

/**
 * The field and the results below it: a combobox following the ARIA pattern. The field does not wait for the code that
 * searches; what is typed meanwhile is searched once that has loaded.
 */
export function SearchPanel({ onClose }: { onClose: () => void }) {
	const id = useId();
	const keysId = `${id}k`;
	const results = useSyncExternalStore(searchResults.subscribe, searchResults.state);
	const [entry, setEntry] = useState({ ...entryOf(earlyEntry.text), ...earlyEntry });
	const [count, setCount] = useState(0);
	const active = Math.min(entry.active, count - 1);
	const field = useRef<HTMLInputElement>(null);
	const keys = useRef<ListKeys>(null);
	useEffect(() => whenIdle(() => void searchResults.load(), longestWaitMs), []);

	const press = (event: KeyboardEvent) => {
		if (isComposing(event.nativeEvent)) return;
		if (keys.current) return void (keys.current(event.key) && event.preventDefault());
		const pressed = pressedEarly(entry, event.key);
		if (!pressed) return;
		event.preventDefault();
		setEntry(pressed);
	};
	const change = (text: string) => {
		if (results.status === "loaded") results.module.prefetchShards(text);
		setEntry(entryOf(text));
	};
	const closeByKey = (event: KeyboardEvent) => {
		if (isComposing(event.nativeEvent) || !isSearchKey(event)) return;
		// A search that has just been closed keeps the focus in its field until the next frame; the key reopens it then.
		if (!event.currentTarget.closest("dialog[data-shown]")) return;
		event.preventDefault();
		if (!event.repeat) onClose();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the key closes the search wherever the focus is in it
		<div className={styles.panel} onKeyDown={closeByKey}>
			<div className={styles.head}>
				<Icon name="search" size={20} className={styles.glass} />
				<input
					ref={field}
					role="combobox"
					type="text"
					aria-label={searchWords.title}
					aria-expanded={count > 0}
					aria-controls={id}
					aria-autocomplete="list"
					aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
					aria-describedby={keysId}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="go"
					placeholder={searchWords.placeholder}
					className={styles.input}
					value={entry.text}
					onChange={({ target }) => change(target.value)}
					onKeyDown={press}
				/>
				<IconButton label={searchWords.close} icon="x" onClick={onClose} />
			</div>
			{results.status === "loaded" ? (
				<results.module.SearchResults
					id={id}
					keysId={keysId}
					field={field}
					keys={keys}
					entry={entry}
					onEntry={setEntry}
					onCount={setCount}
					onClose={onClose}
				/>
			) : (
				<>
					<div className={`${styles.body} ${styles.awaited}`}>
						{results.status === "failed" ? (
							<p role="alert" className={styles.failure}>
								{searchFailed}
							</p>
						) : (
							<p className={styles.pending}>{searchWords.loading}</p>
						)}
					</div>
					<SearchFoot
						keysId={keysId}
						field={field}
						retry={results.status === "failed" ? () => void searchResults.load() : null}
						status=""
					/>
				</>
			)}
		</div>
	);
}
