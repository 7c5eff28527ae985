import { searchWords } from "#src/content/search.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./search.module.css";
import { SearchPanel } from "./search-panel.tsx";

/** The search over the page. A chunk of its own, fetched when somebody reaches for it. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
	return (
		<Dialog title={searchWords.title} className={styles.dialog} open={open} onClose={onClose}>
			<SearchPanel onClose={onClose} />
		</Dialog>
	);
}
