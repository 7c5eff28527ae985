import { useMemo, useSyncExternalStore } from "react";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { type AnimationSettings, underReducedMotion } from "#src/effects/animation-settings.ts";
import { matchesMedia, onMediaChange } from "#src/platform/media-query.ts";
import { usePreferences } from "#src/preferences/preferences.ts";

const FORCED_COLOURS = "(forced-colors: active)";
const onForcedColours = (changed: () => void) => onMediaChange(FORCED_COLOURS, changed);
const hasForcedColours = () => matchesMedia(FORCED_COLOURS);

/**
 * What may move now: what the visitor chose, as far as reduced motion leaves it; and nothing behind the texts of those
 * who need plain grounds. The same object while nothing changed.
 */
export function useAnimationSettings(): AnimationSettings {
	const { isReducedMotion, isHighContrast } = useAccessibilityState();
	const forcedColours = useSyncExternalStore(onForcedColours, hasForcedColours, () => false);
	const ambient = usePreferences((choices) => choices.ambient);
	const petals = usePreferences((choices) => choices.petals);
	const interactions = usePreferences((choices) => choices.interactions);
	const performance = usePreferences((choices) => choices.performance);
	const intensity = usePreferences((choices) => choices.intensity);
	const plain = isHighContrast || forcedColours;
	return useMemo(() => {
		const chosen = { ambient: ambient && !plain, petals: petals && !plain, interactions, performance, intensity };
		return isReducedMotion ? underReducedMotion(chosen) : chosen;
	}, [ambient, petals, interactions, performance, intensity, isReducedMotion, plain]);
}
