import { ringLabelsBeside } from "./ring-labels.ts";
import { useSeason } from "./season-provider.tsx";
import { yearAngle } from "./year-position.ts";
import { YearRing } from "./year-ring.tsx";

/**
 * The season's round window (丸窓, marumado) in the year ring. The today mark appears once the browser has provided the
 * date. If effects run, they respond to the pointer inside it. It is decorative: hidden from assistive technology.
 */
export function SeasonWindow() {
	const { season, today } = useSeason();
	return (
		<div data-interaction-area="">
			<YearRing labels={ringLabelsBeside(season)} now={today ? yearAngle(today) : undefined}>
				<div className="season-window" />
			</YearRing>
		</div>
	);
}
