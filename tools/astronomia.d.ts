/* The parts of astronomia that tools/precise-sun-longitude.ts uses; the package has no types of its own. */

declare module "astronomia/data/vsop87Bearth" {
	/** The terms of the complete theory VSOP87 for the Earth. */
	const terms: object;
	export default terms;
}

declare module "astronomia/planetposition" {
	export class Planet {
		constructor(terms: object);
	}
}

declare module "astronomia/solar" {
	import type { Planet } from "astronomia/planetposition";

	/** @param day Julian day in terrestrial time @returns longitude and latitude in radians, the distance in AU */
	export function apparentVSOP87(earth: Planet, day: number): { lon: number; lat: number; range: number };
}
