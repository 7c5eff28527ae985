import { type ReactNode, useEffect, useEffectEvent } from "react";
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
	const listen = useEffectEvent((event: KeyboardEvent) => runShortcut(event, { "?": showList, "/": showSearch }));
	useEffect(() => {
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
	return list;
}
