import {
	memo,
	type Ref,
	type RefObject,
	useEffect,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { prefetchLink } from "#src/navigation/follow-link.ts";
import { routeOf } from "#src/navigation/match-path.ts";
import { loadRoute, usePages } from "#src/navigation/page-module.ts";
import { entryOf, type FieldEntry } from "./field-entry.ts";
import { openPlace } from "./open-place.ts";
import { recentSearches } from "./recent-searches.ts";
import styles from "./search.module.css";
import { SearchFoot } from "./search-foot.tsx";
import type { SearchItem } from "./search-items.ts";
import { SearchList } from "./search-list.tsx";
import { correctionText, SearchNote, statusText } from "./search-note.tsx";
import { copyAddress, useActions } from "./use-actions.ts";
import { useSearch } from "./use-search.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

export { prefetchShards } from "./use-documents.ts";

/** Handles a key of the field on behalf of the list; returns whether it did. */
export type ListKeys = (key: string) => boolean;

interface SearchResultsProps {
	/** Id of the list; the ids of its options are derived from it. */
	id: string;
	keysId: string;
	field: RefObject<HTMLInputElement | null>;
	keys: Ref<ListKeys>;
	entry: FieldEntry;
	onEntry: (entry: FieldEntry) => void;
	/** Receives the number of options. */
	onCount: (count: number) => void;
	onClose: () => void;
}

/** The results for the field's text, and what choosing one does. A chunk of its own, together with the names. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
	const { id, keysId, field, keys, entry, onEntry, onCount, onClose } = props;
	const { text } = entry;
	const pages = usePages();
	const act = useActions();
	const search = useSearch(text);
	useVisibleHeight(field);
	const { groups, state, isPending, isFirstKnown } = search;
	const [isLeaving, setLeaving] = useState(false);
	/** The path that was chosen last; none once the visitor has typed on, or closed the search. */
	const leavingFor = useRef<string>(undefined);
	/** What became of the link that was to be copied; the search stays open to show it. */
	const [copied, setCopied] = useState("");
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another text the visitor no longer waits for it
	useEffect(
		() => () => {
			leavingFor.current = undefined;
			setLeaving(false);
			setCopied("");
		},
		[text],
	);
	const items = groups.flatMap((group) => group.items);
	const current = Math.min(entry.active, items.length - 1);
	const item = items[current];
	const status = statusText(state, items.length, isPending);
	useSpoken(`${correctionText(search.typos)} ${status}`.trim(), status !== "", text);
	const isKnown = isFirstKnown || current > 0;
	useLayoutEffect(() => onCount(items.length), [onCount, items.length]);
	// Fallbacks were not asked for: none is active, so that Enter opens none by accident.
	useLayoutEffect(() => {
		if (state === "nothing") onEntry({ text, active: -1, isAwaited: false });
	}, [state, text, onEntry]);

	const choose = ({ choice }: SearchItem) => {
		if ("search" in choice) return onEntry(entryOf(choice.search));
		if ("forget" in choice) {
			recentSearches.clear();
			announcer.announceSuccess("Recent searches cleared");
			return onEntry(entryOf(text));
		}
		// A query without results is not worth repeating.
		if (text.trim() !== "" && state !== "nothing") recentSearches.add(text);
		if ("open" in choice) return void leaveFor(choice.open);
		if (choice.act === "copyLink") return void copyAddress().then(setCopied);
		onClose();
		act(choice.act);
	};
	// The page has to be loaded before it can show the place. The search stays open until then and may be closed meanwhile.
	const leaveFor = async (path: string) => {
		leavingFor.current = path;
		setLeaving(true);
		await loadRoute(pages, routeOf(path));
		if (leavingFor.current !== path) return;
		onClose();
		openPlace(path);
	};
	const prefer = (index: number) => {
		onEntry({ text, active: index, isAwaited: false });
		const choice = items[index]?.choice;
		if (choice && "open" in choice) prefetchLink(pages, choice.open);
	};
	useImperativeHandle(keys, () => (key) => {
		const last = items.length - 1;
		const neighbours: Record<string, number> = {
			ArrowDown: current < last ? current + 1 : 0,
			ArrowUp: current > 0 ? current - 1 : last,
		};
		const neighbour = neighbours[key];
		if (neighbour !== undefined && items.length > 0) prefer(neighbour);
		else if (key === "Enter" && item && isKnown) choose(item);
		else if (key === "Enter" && isPending) onEntry({ ...entry, isAwaited: true });
		else return false;
		return true;
	});
	useEffect(() => {
		if (!entry.isAwaited || !isKnown) return;
		onEntry({ ...entry, isAwaited: false });
		if (item && (state === "found" || state === "empty")) choose(item);
	});
	return (
		<>
			{/* Chromium would make it a Tab stop when it scrolls; the options are reached from the field. */}
			<div className={styles.body} tabIndex={-1}>
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
			<SearchFoot
				keysId={keysId}
				field={field}
				retry={state === "failed" ? search.retry : null}
				status={copied || status}
			/>
		</>
	);
});
