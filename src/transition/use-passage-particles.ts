import { type RefObject, useMemo } from "react";
import { useEffects } from "#src/effects/use-effects.ts";
import { usePreferences } from "#src/preferences/preferences.ts";

const petalColours: readonly string[] = [];

/** The season's emoji rise once through an element while a passage lasts. Specification 4.5, 9 */
export function usePassageParticles(
	container: RefObject<HTMLElement | null>,
	elements: readonly string[],
	durationMs: number,
): void {
	const intensity = usePreferences((preferences) => preferences.intensity);
	const performance = usePreferences((preferences) => preferences.performance);
	const settings = useMemo(
		() => ({ ambient: false, petals: false, interactions: false, performance, intensity }),
		[performance, intensity],
	);
	const transition = useMemo(() => ({ elements, durationMs }), [elements, durationMs]);
	// They lie in front of the page, but clear of all words, so that there is nothing to avoid.
	useEffects(container, { settings, season: null, transition, petalColours, avoidsContent: false });
}
