import { useEffect, useState } from "react";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { usePreferences } from "#src/preferences/preferences.ts";
import type * as OverlayModule from "./transition-overlay.tsx";
import { usePassage } from "./use-passage.ts";

type Overlay = typeof OverlayModule.TransitionOverlay;

/**
 * Shows the passage whenever the season changes, and nothing else; what it is shown with is fetched where it is wanted,
 * and without it the colours change all the same. Belongs directly into the shell, where no ancestor makes a stacking
 * context. Specification 4.5
 */
export function SeasonTransition() {
	const { isReducedMotion } = useAccessibilityState();
	const transitions = usePreferences((preferences) => preferences.transitions);
	const wanted = transitions && !isReducedMotion;
	const [Overlay, setOverlay] = useState<Overlay | null>(null);
	const { passage, end } = usePassage(wanted && Overlay !== null);

	useEffect(() => {
		if (!wanted) return;
		let gone = false;
		void importQuietly(() => import("./transition-overlay.tsx")).then((arrived) => {
			if (!gone && arrived) setOverlay(() => arrived.TransitionOverlay);
		});
		return () => {
			gone = true;
		};
	}, [wanted]);

	return Overlay && passage && <Overlay key={passage.id} passage={passage} onEnd={end} />;
}
