import { lazy, Suspense, useEffect, useState } from "react";
import { runShortcut } from "./run-shortcut.ts";

const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));

/** Listens for the shell's shortcuts; the overlay that lists them is fetched when somebody asks for it. */
export function Shortcuts() {
	const [listed, setListed] = useState(false);
	useEffect(() => {
		const listen = (event: KeyboardEvent) => runShortcut(event, () => setListed(true));
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
	if (!listed) return null;
	return (
		<Suspense fallback={null}>
			<ShortcutsDialog onClose={() => setListed(false)} />
		</Suspense>
	);
}
