import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import { usePassage } from "./use-passage.ts";

const importOverlay = () => import("./transition-overlay.tsx");

/**
 * Shows the passage whenever the season changes. Its code is fetched once the page is usable, unless transitions
 * are unwanted; without it the colours change all the same. Place it directly in the shell, so that no ancestor creates
 * a stacking context. Specification 4.5
 * @param wanted `transitions` of the animation settings; false also ends a passage in progress
 */
export function SeasonTransition({ wanted }: { wanted: boolean }) {
	const overlay = useQuietModule(importOverlay, wanted);
	const { passage, end } = usePassage(wanted && overlay !== null);

	return overlay && passage && <overlay.TransitionOverlay key={passage.id} passage={passage} onEnd={end} />;
}
