import { keepOffline as words } from "#src/content/keep-offline.ts";
import { focusHere } from "#src/navigation/focus-place.ts";
import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { useModuleWhenSeen } from "#src/platform/use-module-when-seen.ts";
import { useRetry } from "#src/platform/use-retry.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import styles from "./late-keep-offline.module.css";

const controls = lazyModule(importInPlace(() => import("./keep-offline.tsx")));

/**
 * The place where everything can be kept for offline use. Its controls arrive when it is about to be seen.
 * @param visited whether to also show what is kept of visited pages
 */
export function LateKeepOffline({ visited = false }: { visited?: boolean }) {
	const [place, state] = useModuleWhenSeen(controls);
	const retry = useRetry(controls, () => place.current && focusHere(place.current));
	return (
		<div ref={place} className={styles.place}>
			<p>{words.withoutScript}</p>
			{state.status === "loaded" && (
				<ErrorBoundary fallback={<div role="alert">{words.failed}</div>}>
					<state.module.KeepOffline visited={visited} />
				</ErrorBoundary>
			)}
			{state.status === "failed" && (
				<div className={styles.failed}>
					<p role="alert">{words.failed}</p>
					<Button {...retry}>Try again</Button>
				</div>
			)}
		</div>
	);
}
