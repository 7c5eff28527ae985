import { useEffect, useState } from "react";
import { keepOffline as words } from "#src/content/keep-offline.ts";
import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import { whenUsable } from "#src/platform/when-usable.ts";

const importer = () => import("./keep-offline.tsx");

/**
 * The place where everything can be kept for offline. What works in it arrives once the page is usable.
 * @param className holds the room for it, and hides the line for visitors without script from all others
 * @param visited whether to say what is kept of visited pages, too
 */
export function LateKeepOffline({ visited = false, className }: { visited?: boolean; className: string | undefined }) {
	const [usable, setUsable] = useState(false);
	const module = useQuietModule(importer, usable);
	useEffect(() => whenUsable(() => setUsable(true)), []);
	return (
		<div className={className}>
			<p>{words.withoutScript}</p>
			{module && <module.KeepOffline visited={visited} />}
		</div>
	);
}
