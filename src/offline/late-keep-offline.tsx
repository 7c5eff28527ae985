import { keepOffline as words } from "#src/content/keep-offline.ts";
import { lateComponent } from "#src/still/late-component.tsx";
import styles from "./late-keep-offline.module.css";

const Keep = lateComponent(async () => ({ Late: (await import("./keep-offline.tsx")).KeepOffline }));

/**
 * The place where everything can be kept for offline use. Its controls arrive once the page is usable.
 * @param visited whether to also show what is kept of visited pages
 */
export function LateKeepOffline({ visited = false }: { visited?: boolean }) {
	return (
		<div className={styles.place}>
			<p>{words.withoutScript}</p>
			<Keep visited={visited} />
		</div>
	);
}
