import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { runShortcut } from "./run-shortcut.ts";
import type * as DialogModule from "./shortcuts-dialog.tsx";

type Dialog = ComponentType<ComponentProps<typeof DialogModule.ShortcutsDialog>>;

/**
 * Listens for the shell's shortcuts. The overlay that lists them is fetched when somebody asks for it; where it cannot
 * be had the page goes on without it. Once fetched it stays, because a dialog that is closed gives the focus back and
 * one that is taken away does not.
 */
export function Shortcuts() {
	const [ShortcutsDialog, setDialog] = useState<Dialog | null>(null);
	const [listed, setListed] = useState(false);
	useEffect(() => {
		const showList = async () => {
			const arrived = await importQuietly(() => import("./shortcuts-dialog.tsx"));
			if (!arrived) return;
			setDialog(() => arrived.ShortcutsDialog);
			setListed(true);
		};
		const listen = (event: KeyboardEvent) => runShortcut(event, () => void showList());
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
	return (
		<ErrorBoundary fallback={null}>
			{ShortcutsDialog && <ShortcutsDialog open={listed} onClose={() => setListed(false)} />}
		</ErrorBoundary>
	);
}
