import { type RefObject, useMemo } from "react";
import { useEffects } from "#src/effects/use-effects.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";

/** Makes the season's emoji rise once through an element while a passage lasts. Specification 4.5, 9 */
export function usePassageParticles(
	container: RefObject<HTMLElement | null>,
	elements: readonly string[],
	durationMs: number,
): void {
	const intensity = usePreferences((preferences) => preferences.intensity);
	const performance = usePreferences((preferences) => preferences.performance);
	const request = useMemo(
		() => ({ performance, intensity, passage: { elements, durationMs } }),
		[performance, intensity, elements, durationMs],
	);
	// They are in front of the page, but clear of all words, so there is nothing to avoid.
	useEffects(container, request, { avoidsContent: false });
}
