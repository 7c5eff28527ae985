import { useMemo } from "react";
import { type AnimationSettings, underReducedMotion } from "#src/effects/animation-settings.ts";
import { useMediaQuery } from "#src/platform/use-media-query.ts";
import { useDisplay } from "#src/preferences/use-display.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";

/**
 * What may move now: the visitor's choices, limited by reduced motion; nothing behind texts for visitors who need plain
 * backgrounds, and with forced colours nothing over the season's window either. The same object while nothing changes.
 */
export function useAnimationSettings(): AnimationSettings {
	const { motion, contrast } = useDisplay();
	const forcedColours = useMediaQuery("(forced-colors: active)");
	const ambient = usePreferences((choices) => choices.ambient);
	const petals = usePreferences((choices) => choices.petals);
	const interactions = usePreferences((choices) => choices.interactions);
	const performance = usePreferences((choices) => choices.performance);
	const intensity = usePreferences((choices) => choices.intensity);
	const transitions = usePreferences((choices) => choices.transitions);
	const culturalNarrative = usePreferences((choices) => choices.culturalNarrative);
	const plain = contrast === "high" || forcedColours;
	const reduced = motion === "reduced";
	return useMemo(() => {
		const chosen = {
			ambient: ambient && !plain,
			petals: petals && !plain,
			transitions,
			interactions: interactions && !forcedColours,
			performance,
			intensity,
			culturalNarrative,
		};
		return reduced ? underReducedMotion(chosen) : chosen;
	}, [
		ambient,
		petals,
		transitions,
		interactions,
		performance,
		intensity,
		culturalNarrative,
		reduced,
		plain,
		forcedColours,
	]);
}
