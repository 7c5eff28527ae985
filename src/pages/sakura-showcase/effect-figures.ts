import { decorativePetals } from "#src/content/facts/library.ts";
import type { EffectId } from "#src/content/library/effects.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import {
	interactionFactors,
	particleIntensities,
	peakShare,
	petalIntensities,
	petals,
	seasonParticles,
	sizesPx,
	tickMs,
	trailItemMs,
	transitionCounts,
	windFigures,
} from "#src/effects/effect-settings.ts";
import { capitalised } from "#src/figures/capitalised.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import { passageMs } from "#src/transition/transition-rules.ts";

/** A table of an effect's settings, with their names in the first column, and what applies to every row. */
export interface EffectFigures {
	heads: readonly string[];
	rows: readonly (readonly string[])[];
	constants: string;
}

const nameOf = (season: Season) => seasons[season].transition.name;
const perSeason = (cells: (season: Season) => readonly (string | number)[]) =>
	SEASONS.map((season) => [nameOf(season), ...cells(season).map(String)]);
const span = (values: readonly number[]) => `${values[0]} to ${values.at(-1)}`;
const { lifetimeMs, pullRadiusPx, respawnMs, wrapMarginPx } = seasonParticles;
const strengths = Object.values(particleIntensities);
const dramas = Object.keys(transitionCounts) as (keyof typeof transitionCounts)[];

/** The figures of every effect, taken from the rules that it runs by. Specification 9, "Effects" */
export const effectFigures: Record<EffectId, EffectFigures> = {
	"season-particles": {
		heads: ["Season", "Subtle", "Normal", "Intense", "Speed"],
		rows: perSeason((season) => {
			const { count, speed } = seasons[season].ambient;
			return [...strengths.map((strength) => Math.round(count * strength.count)), speed];
		}),
		constants: `Speed times ${strengths.map(({ speed }) => speed).join(", ")}; opacity ${strengths.map(({ opacity }) => opacity).join(", ")}. A step takes ${tickMs} ms. New ones every ${respawnMs} ms, each for ${lifetimeMs.least / 1000} to ${lifetimeMs.most / 1000} s. They leave by ${wrapMarginPx} px before they come back, and lean towards a pointer within ${pullRadiusPx} px.`,
	},
	"falling-petals": {
		heads: ["Strength", "Petals", "Speed", "Opacity", "New a tick"],
		rows: Object.entries(petalIntensities).map(([name, { count, speed, opacity, frequency }]) => [
			capitalised(name),
			...[petals.defaultCount * count, speed, opacity, frequency].map(String),
		]),
		constants: `${petals.defaultCount} petals times the strength. They fall at ${petals.fallSpeed} px a tick, never faster than ${petals.maxSpeedFactor} times that. The wind begins at ${windFigures.strength} and changes every ${windFigures.everyMs} ms, between ${windFigures.least} and ${windFigures.most}. By themselves: ${SEASONS.map((season) => `${season} ${seasons[season].ambient.petals}`).join(", ")}.`,
	},
	"pointer-trail": {
		heads: ["Season", "Signs"],
		rows: perSeason((season) => [seasons[season].ambient.elements.join(" ")]),
		constants: `An item lasts ${trailItemMs / 1000} s and is ${span(sizesPx.trail)} px across. A finger leaves none, for it is scrolling.`,
	},
	"click-burst": {
		heads: ["Season", "Particles", "Spread", "Duration", "Radius"],
		rows: perSeason((season) => {
			const { count, spreadPx, durationMs, radiusPx } = seasons[season].interaction;
			return [count, `${spreadPx} px`, `${durationMs} ms`, `${radiusPx} px`];
		}),
		constants: `Particles times ${interactionFactors.minimal} when minimal, ${interactionFactors.normal} usually, ${interactionFactors.rich} when rich. A hovering pointer scatters again once it has moved by the radius.`,
	},
	"season-passage": {
		heads: ["Into", ...dramas.map(capitalised)],
		rows: perSeason((season) => dramas.map((drama) => `${passageMs(seasons[season].transition.durationMs, drama)} ms`)),
		constants: `${dramas.map((drama) => `${transitionCounts[drama]} particles when ${drama}`).join(", ")}. Three phases: ${peakShare.begins * 100}% beginning, ${Math.round((peakShare.ends - peakShare.begins) * 100)}% peak, ${Math.round((1 - peakShare.ends) * 100)}% ending.`,
	},
	"decorative-petals": {
		heads: ["Setting", "From", "To"],
		rows: [
			["Duration", ...decorativePetals.durationS.map((seconds) => `${seconds} s`)],
			["Delay", "0 s", `${decorativePetals.mostDelayS} s`],
			["Size", ...decorativePetals.sizeRem.map((rem) => `${rem}rem`)],
		],
		constants: `${decorativePetals.count} petals. Their numbers were drawn by lot once, so the page is the same for everybody.`,
	},
};
