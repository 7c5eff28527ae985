import { type RefObject, useMemo } from "react";
import { useEffects } from "#src/effects/use-effects.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";

/** Makes the season's emoji rise once through an element while a passage lasts. Specification 4.5, 9 */
export function usePassageParticles(
	container: RefObject<HTMLElement | null>,
	{ palette, transition: { elements } }: SeasonConfig,
	durationMs: number,
): void {
	const intensity = usePreferences((preferences) => preferences.intensity);
	const performance = usePreferences((preferences) => preferences.performance);
	const request = useMemo(
		() => ({
			performance,
			intensity,
			petalColour: palette.find(({ token }) => token === "motif")?.light.hex,
			passage: { elements, durationMs },
		}),
		[performance, intensity, palette, elements, durationMs],
	);
	// They are in front of the page, but clear of all words, so there is nothing to avoid.
	useEffects(container, request, { avoidsContent: false });
}
