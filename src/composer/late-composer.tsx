import { focusHere } from "#src/navigation/focus-place.ts";
import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { useModuleWhenSeen } from "#src/platform/use-module-when-seen.ts";
import { useRetry } from "#src/platform/use-retry.ts";
import { Button } from "#src/ui/button.tsx";
import { Prose } from "#src/ui/prose.tsx";
import styles from "./late-composer.module.css";

const composer = lazyModule(importInPlace(() => import("./composer.tsx")));

/** The composer, loaded once its section is opened and near the window: most readers of the guide never open it. */
export function LateComposer() {
	const [place, state] = useModuleWhenSeen(composer);
	const retry = useRetry(composer, () => place.current && focusHere(place.current));
	return (
		<div ref={place}>
			{state.status === "loaded" ? (
				<state.module.Composer />
			) : state.status === "failed" ? (
				<Prose>
					<p role="alert">
						The composer could not be loaded. The guide has the same information: usage, options and examples.
					</p>
					<p>
						<Button {...retry}>Try again</Button>
					</p>
				</Prose>
			) : (
				<div className={styles.place}>
					<Prose>
						<p>
							The composer loads when this section is opened, and requires JavaScript. Without it, the guide has the
							same information: each command with its usage, its options and working examples.
						</p>
					</Prose>
				</div>
			)}
		</div>
	);
}
