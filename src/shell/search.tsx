import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { searchFailed } from "#src/content/errors.ts";
import { useLateDialog } from "#src/late-dialog/use-late-dialog.tsx";
import { whenUsable } from "#src/platform/when-usable.ts";
import { typeEarly } from "#src/search/early-entry.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./header.module.css";
import { useShortcuts } from "./use-shortcuts.tsx";

const importSearch = async () => ({ Late: (await import("#src/search/search-dialog.tsx")).SearchDialog });

/**
 * The header button that opens the search, and the keys that do. The field is prefetched once the page is usable, so
 * that it opens at once. If it cannot be loaded, the button says so.
 */
export function Search() {
	const [opener, dialog, show, load] = useLateDialog(
		importSearch,
		<p role="alert" className={styles.failure}>
			{searchFailed}
		</p>,
	);
	const list = useShortcuts(show);
	const loadField = useEffectEvent(load);
	useEffect(() => whenUsable(loadField), []);
	const cancel = useEffectEvent(() => void opener.onBlur());
	const isAwaited = opener["aria-busy"];
	// Ends before the field takes the focus, and after it has read what was typed.
	useLayoutEffect(() => isAwaited && typeEarly(() => cancel()), [isAwaited]);
	return (
		<>
			<button type="button" aria-label="Search" className={`${styles.control} ${styles.search}`} {...opener}>
				<Icon name="search" size={20} />
				<span>Search</span>
			</button>
			{dialog}
			{list}
		</>
	);
}
