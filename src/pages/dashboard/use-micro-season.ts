import { useEffect, useState } from "react";
import type { MicroSeason } from "#src/almanac/micro-season.ts";

/**
 * The micro-season of a local date, once the almanac has arrived. Its place is reserved: where the almanac cannot be had
 * the place stays empty, and nothing else depends on it.
 */
export function useMicroSeason(date: Date): MicroSeason | null {
	const [found, setFound] = useState<MicroSeason | null>(null);
	const time = date.getTime();
	useEffect(() => {
		let current = true;
		import("#src/almanac/micro-season.ts").then(
			({ microSeasonOn }) => current && setFound(microSeasonOn(new Date(time))),
			() => {},
		);
		return () => {
			current = false;
		};
	}, [time]);
	return found;
}
