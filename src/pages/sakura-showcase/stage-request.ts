import type { EffectId } from "#src/content/library/effects.ts";
import type { Intensity } from "#src/effects/effect-settings.ts";
import type { SceneRequest } from "#src/effects/scene.ts";
import { petalColours } from "#src/season/petal-colours.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";
import { transitionDuration } from "#src/transition/transition-rules.ts";

/**
 * A stage's request to the engine: a single effect, with the figures of a season.
 * @example stageRequest("season-particles", seasons.spring, { intensity: "moderate", dark: false }).particles?.count // 20
 */
export function stageRequest(
	id: Exclude<EffectId, "decorative-petals">,
	{
		ambient,
		interaction,
		palette,
		transition,
	}: Pick<SeasonConfig, "ambient" | "interaction" | "palette" | "transition">,
	{ intensity, dark }: { intensity: Intensity; dark: boolean },
): SceneRequest {
	const base = { performance: "high", intensity } as const;
	const { elements, count, speed } = ambient;
	switch (id) {
		case "season-particles":
			return { ...base, particles: { elements, count, speed } };
		case "falling-petals":
			return { ...base, petals: { colours: petalColours(palette, dark), usual: ambient.petals } };
		case "pointer-trail":
			// Without a burst.
			return { ...base, answers: { elements, ...interaction, count: 0 } };
		case "click-burst":
			return { ...base, answers: { elements, ...interaction } };
		case "season-passage": {
			const durationMs = transitionDuration(transition.durationMs, intensity);
			return { ...base, passage: { elements: transition.elements, durationMs } };
		}
	}
}
