import type { ReactNode } from "react";
import { useShownByName } from "#src/late-dialog/shown-by-name.ts";
import { useLateDialog } from "#src/late-dialog/use-late-dialog.tsx";

const importList = async () => ({ Late: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog });

/**
 * Registers what the single keys open, the search and the list of shortcuts, while they can be opened. The list is
 * fetched when it is first needed; if it cannot be loaded, nothing happens.
 * @returns the list's dialog, to be rendered in the page
 */
export function useShortcuts(showSearch: () => void): ReactNode {
	const [, list, showList] = useLateDialog(importList);
	useShownByName({ search: showSearch, shortcuts: showList });
	return list;
}
