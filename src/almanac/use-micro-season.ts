import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import type { MicroSeason } from "./almanac.ts";

const importAlmanac = () => import("./micro-season.ts");

/**
 * The micro-season of a local date, once the almanac has loaded, which happens after the page. Its place is reserved
 * and stays empty if the almanac fails to load; nothing else depends on it.
 * @param date its time of day is ignored; null while the date is unknown
 */
export function useMicroSeason(date: Date | null): MicroSeason | null {
	const almanac = useQuietModule(importAlmanac, date !== null);
	return almanac && date ? almanac.microSeasonOn(date) : null;
}
