import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { searchWords } from "#src/content/search.ts";
import { reachFor } from "#src/navigation/follow-link.ts";
import { routeOf } from "#src/navigation/match-path.ts";
import { loadRoute, usePages } from "#src/navigation/page-module.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { openPlace } from "./open-place.ts";
import { recentSearches } from "./recent-searches.ts";
import styles from "./search.module.css";
import type { SearchItem } from "./search-items.ts";
import { SearchList } from "./search-list.tsx";
import { SearchNote, statusText } from "./search-note.tsx";
import { useActions } from "./use-actions.ts";
import { useSearch } from "./use-search.ts";

/** No item is active before somebody has written or gone down the list: the field itself is what is announced then. */
const NONE = -1;

/** The field, what is found for it as one writes, and the keys that choose from it: a combobox after the ARIA pattern. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
	const id = useId();
	const pages = usePages();
	const act = useActions();
	const search = useSearch();
	const { text, setText, groups, state, isPending } = search;
	const [active, setActive] = useState(NONE);
	const [isLeaving, setLeaving] = useState(false);
	const isOpen = useRef(true);
	useEffect(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, []);
	const items = groups.flatMap((group) => group.items);
	const current = Math.min(active, items.length - 1);

	const write = (written: string) => {
		setText(written);
		setActive(written.trim() === "" ? NONE : 0);
	};
	const choose = ({ choice }: SearchItem) => {
		if ("search" in choice) return write(choice.search);
		if ("forget" in choice) {
			recentSearches.clear();
			return setActive(NONE);
		}
		if (text.trim() !== "") recentSearches.add(text);
		if ("open" in choice) return void leaveFor(choice.open);
		onClose();
		act(choice.act);
	};
	// A place can be shown only by a page that is there: until then the search stays, and may be closed instead.
	const leaveFor = async (path: string) => {
		setLeaving(true);
		await loadRoute(pages, routeOf(path));
		if (!isOpen.current) return;
		onClose();
		openPlace(path);
	};
	const prefer = (index: number) => {
		setActive(index);
		const choice = items[index]?.choice;
		if (choice && "open" in choice) reachFor(pages, choice.open);
	};
	const press = (event: KeyboardEvent) => {
		const last = items.length - 1;
		const neighbours: Record<string, number> = {
			ArrowDown: current < last ? current + 1 : 0,
			ArrowUp: current > 0 ? current - 1 : last,
		};
		const neighbour = neighbours[event.key];
		const item = items[current];
		// While an input method composes, its keys are its own.
		if (event.nativeEvent.isComposing) return;
		if (neighbour !== undefined && items.length > 0) prefer(neighbour);
		else if (event.key === "Enter" && item) choose(item);
		else if (event.key === "k" && (event.ctrlKey || event.metaKey)) onClose();
		else return;
		event.preventDefault();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field, wherever in the search the focus is
		<div className={styles.panel} onKeyDown={(event) => event.key === "k" && press(event)}>
			<div className={styles.head}>
				<Icon name="search" size={20} className={styles.glass} />
				<input
					role="combobox"
					type="text"
					aria-label={searchWords.title}
					aria-expanded={items.length > 0}
					aria-controls={id}
					aria-autocomplete="list"
					aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
					aria-describedby={`${id}k`}
					// biome-ignore lint/a11y/noAutofocus: the dialog was opened to write here
					autoFocus
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="go"
					placeholder={searchWords.placeholder}
					className={styles.input}
					value={text}
					onChange={({ target }) => write(target.value)}
					onKeyDown={press}
				/>
				<IconButton label={searchWords.close} icon={<Icon name="x" size={20} />} onClick={onClose} />
			</div>
			<div className={styles.body}>
				<SearchNote search={search} />
				<SearchList
					id={id}
					groups={groups}
					active={current}
					isStale={isPending || isLeaving}
					onPrefer={prefer}
					onChoose={choose}
				/>
			</div>
			<div className={styles.foot}>
				<p id={`${id}k`} className={styles.keys}>
					{searchWords.keys}
				</p>
				{state === "failed" && (
					<Button look="quiet" onClick={search.retry}>
						{searchWords.retry}
					</Button>
				)}
				<p role="status" className={styles.count}>
					{statusText(state, items.length, isPending)}
				</p>
			</div>
		</div>
	);
}
