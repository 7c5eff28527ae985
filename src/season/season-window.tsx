import { useEffect, useState } from "react";
import { now } from "#src/platform/clock.ts";
import { YearRing } from "#src/ui/year-ring.tsx";
import { yearAngle } from "./calendar.ts";

/**
 * The season's round window (丸窓, marumado) in the year ring; the mark of now appears once the browser has told the date.
 * Decoration: hidden from assistive technology.
 */
export function SeasonWindow() {
	const [angle, setAngle] = useState<number>();
	useEffect(() => setAngle(yearAngle(now())), []);
	return (
		<YearRing {...(angle === undefined ? {} : { now: angle })}>
			<div className="season-window" />
		</YearRing>
	);
}
