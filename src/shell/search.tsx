import { searchFailed } from "#src/content/errors.ts";
import { useLateDialog } from "#src/late-dialog/use-late-dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./header.module.css";
import { useShortcuts } from "./use-shortcuts.tsx";

const importSearch = async () => ({ Late: (await import("#src/search/search-dialog.tsx")).SearchDialog });

/** The header's button that opens the search, and the keys that do. Where it cannot be had the button says so. */
export function Search() {
	const [opener, dialog, show] = useLateDialog(
		importSearch,
		<p role="alert" className={styles.failure}>
			{searchFailed}
		</p>,
	);
	const list = useShortcuts(show);
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
