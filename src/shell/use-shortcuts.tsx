import { type ReactNode, useEffect } from "react";
import { useLateDialog } from "#src/late-dialog/use-late-dialog.tsx";
import { singleKeys } from "./run-shortcut.ts";

const importList = async () => ({ Late: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog });

/**
 * Has single keys open the search and the overlay that lists the shortcuts. The overlay is fetched when somebody asks for it;
 * where it cannot be had the page goes on without it.
 * @returns the overlay, to stand in the page
 */
export function useShortcuts(showSearch: () => void): ReactNode {
	const [, list, showList] = useLateDialog(importList);
	useEffect(() => void Object.assign(singleKeys, { "?": showList, "/": showSearch }));
	return list;
}
