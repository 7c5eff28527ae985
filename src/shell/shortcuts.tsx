import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { runShortcut } from "./run-shortcut.ts";

const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));

/**
 * Listens for the shell's shortcuts. The overlay that lists them is fetched when somebody asks for it; where it cannot
 * be had the page goes on without it. Once fetched it stays, because a dialog that is closed gives the focus back and
 * one that is taken away does not.
 */
export function Shortcuts() {
	const [asked, setAsked] = useState(false);
	const [listed, setListed] = useState(false);
	useEffect(() => {
		const showList = () => {
			setAsked(true);
			setListed(true);
		};
		const listen = (event: KeyboardEvent) => runShortcut(event, showList);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
	if (!asked) return null;
	return (
		<ErrorBoundary fallback={null}>
			<Suspense fallback={null}>
				<ShortcutsDialog open={listed} onClose={() => setListed(false)} />
			</Suspense>
		</ErrorBoundary>
	);
}
