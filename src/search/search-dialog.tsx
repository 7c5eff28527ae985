import { useEffect } from "react";
import { searchWords } from "#src/content/search-words.ts";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { whenIdle } from "#src/platform/when-idle.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { importResults, longestWaitMs } from "./results-module.ts";
import styles from "./search.module.css";
import { SearchPanel } from "./search-panel.tsx";

/**
 * The search dialog. Its field is small enough to be fetched when the page is idle; the code that searches is fetched on
 * intent, after the field.
 */
export function SearchDialog({ open, wanted, onClose }: { open: boolean; wanted: boolean; onClose: () => void }) {
	useEffect(() => {
		if (wanted) return whenIdle(() => void importQuietly(importResults), longestWaitMs);
	}, [wanted]);
	return (
		<Dialog title={searchWords.title} className={styles.dialog} open={open} onClose={onClose}>
			<SearchPanel onClose={onClose} />
		</Dialog>
	);
}
