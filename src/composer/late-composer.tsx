import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { useModuleWhenSeen } from "#src/platform/use-module-when-seen.ts";
import { Button } from "#src/ui/button.tsx";
import { Prose } from "#src/ui/prose.tsx";

const composer = lazyModule(importInPlace(() => import("./composer.tsx")));

/** The composer, loaded once it is visible: most readers of the guide never open it. */
export function LateComposer() {
	const [place, state] = useModuleWhenSeen(composer, 0);
	return (
		<div ref={place}>
			{state.status === "loaded" ? (
				<state.module.Composer />
			) : state.status === "failed" ? (
				<Prose>
					<p role="alert">
						The composer could not be fetched. The guide has all that it knows: usage, options and examples.
					</p>
					<p>
						<Button onClick={() => void composer.load()}>Try again</Button>
					</p>
				</Prose>
			) : (
				<Prose>
					<p>
						The composer is a small program of its own, and comes when this part is opened. It needs JavaScript. Without
						it, the guide has all that it knows: each command with its usage, its options and lines that run.
					</p>
				</Prose>
			)}
		</div>
	);
}
