import type { Kind, Looks } from "./effect.ts";
import { type BurstSettings, burstKind } from "./kinds/burst.ts";
import { type PetalsSettings, petalsKind } from "./kinds/petals.ts";
import { type SeasonParticlesSettings, seasonParticlesKind } from "./kinds/season-particles.ts";
import { trailKind } from "./kinds/trail.ts";
import { type TransitionSettings, transitionParticlesKind } from "./kinds/transition-particles.ts";

/** Every kind of effect with its settings. A new kind starts here; anything missing does not compile. */
export interface KindSettings {
	season: SeasonParticlesSettings;
	petals: PetalsSettings;
	burst: BurstSettings;
	trail: Looks;
	transition: TransitionSettings;
}

export type KindName = keyof KindSettings;

/** In painting order, from back to front. */
export const kinds: { [Name in KindName]: Kind<KindSettings[Name]> } = {
	season: seasonParticlesKind,
	petals: petalsKind,
	trail: trailKind,
	burst: burstKind,
	transition: transitionParticlesKind,
};

export const kindNames = Object.keys(kinds) as KindName[];
