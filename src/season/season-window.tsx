import { YearRing } from "#src/ui/year-ring.tsx";
import { yearAngle } from "./calendar.ts";
import { ringLabels } from "./ring-labels.ts";
import { useSeason } from "./season-provider.tsx";

/**
 * The season's round window (丸窓, marumado) in the year ring; the mark of now appears once the browser has told the date.
 * Where effects run they answer the pointer in it. Decoration: hidden from assistive technology.
 */
export function SeasonWindow() {
	const { today } = useSeason();
	return (
		<div data-interaction-area="">
			<YearRing labels={ringLabels} {...(today ? { now: yearAngle(today) } : {})}>
				<div className="season-window" />
			</YearRing>
		</div>
	);
}
