import { type ReactNode, useEffect } from "react";
import { useLateDialog } from "#src/late-dialog/use-late-dialog.tsx";
import { singleKeys } from "./run-shortcut.ts";

const importList = async () => ({ Late: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog });

/**
 * Registers the single keys that open the search and the list of shortcuts, while they can be opened. The list is fetched when it is first
 * needed; if it cannot be loaded, nothing happens.
 * @returns the list's dialog, to be rendered in the page
 */
export function useShortcuts(showSearch: () => void): ReactNode {
	const [, list, showList] = useLateDialog(importList);
	useEffect(() => {
		Object.assign(singleKeys, { "?": showList, "/": showSearch });
		return () => {
			for (const key of ["?", "/"]) delete singleKeys[key];
		};
	});
	return list;
}
