import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import type { MicroSeason } from "./starts.ts";

const importAlmanac = () => import("./micro-season.ts");

/**
 * The micro-season of a local date, once the almanac has arrived, which loads after the page. Its place is reserved:
 * where the almanac cannot be had the place stays empty, and nothing else depends on it.
 * @param date its time of day is ignored; null where no date is known yet
 */
export function useMicroSeason(date: Date | null): MicroSeason | null {
	const almanac = useQuietModule(importAlmanac, date !== null);
	return almanac && date && almanac.microSeasonOn(date);
}
