import type { Kind, Looks } from "./effect.ts";
import { type BurstSettings, burstKind } from "./kinds/burst.ts";
import { type PetalsSettings, petalsKind } from "./kinds/petals.ts";
import { type SeasonParticlesSettings, seasonParticlesKind } from "./kinds/season-particles.ts";
import { trailKind } from "./kinds/trail.ts";
import { type TransitionSettings, transitionParticlesKind } from "./kinds/transition-particles.ts";

/** Every kind of effect with what it needs to be told. A new kind begins here; what is missing does not compile. */
export interface KindSettings {
	season: SeasonParticlesSettings;
	petals: PetalsSettings;
	burst: BurstSettings;
	trail: Looks;
	transition: TransitionSettings;
}

export type KindName = keyof KindSettings;

/** In the order they are painted, the hindmost first. */
export const kinds: { [Name in KindName]: Kind<KindSettings[Name]> } = {
	season: seasonParticlesKind,
	petals: petalsKind,
	trail: trailKind,
	burst: burstKind,
	transition: transitionParticlesKind,
};

export const kindNames = Object.keys(kinds) as KindName[];
