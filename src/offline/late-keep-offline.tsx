import { useEffect, useState } from "react";
import { keepOffline as words } from "#src/content/keep-offline.ts";
import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import { whenUsable } from "#src/platform/when-usable.ts";
import styles from "./late-keep-offline.module.css";

const importer = () => import("./keep-offline.tsx");

/**
 * The place where everything can be kept for offline. What works in it arrives once the page is usable.
 * @param visited whether to say what is kept of visited pages, too
 */
export function LateKeepOffline({ visited = false }: { visited?: boolean }) {
	const [usable, setUsable] = useState(false);
	const module = useQuietModule(importer, usable);
	useEffect(() => whenUsable(() => setUsable(true)), []);
	return (
		<div className={styles.place}>
			<p>{words.withoutScript}</p>
			{module && <module.KeepOffline visited={visited} />}
		</div>
	);
}
