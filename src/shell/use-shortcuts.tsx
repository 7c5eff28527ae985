import { type ReactNode, useEffect } from "react";
import { useLateDialog } from "#src/late-dialog/use-late-dialog.tsx";
import { runShortcut } from "./run-shortcut.ts";

const importList = async () => ({ Late: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog });

/**
 * Listens for the shell's shortcuts. The overlay that lists them is fetched when somebody asks for it; where it cannot
 * be had the page goes on without it.
 * @returns the overlay, to stand in the page
 */
export function useShortcuts(showSearch: () => void): ReactNode {
	const [, list, showList] = useLateDialog(importList);
	// biome-ignore lint/correctness/useExhaustiveDependencies: both do the same in every render
	useEffect(() => {
		const listen = (event: KeyboardEvent) => runShortcut(event, { "?": showList, "/": showSearch });
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
	return list;
}
