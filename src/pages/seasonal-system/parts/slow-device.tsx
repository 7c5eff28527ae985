import { intensityReadings } from "#src/effects/effect-settings.ts";
import {
	allowanceOf,
	createGovernor,
	highLoadBelowFps,
	lowBelowFps,
	mediumBelowFps,
	mediumLoadBelowFps,
} from "#src/effects/governor.ts";
import { Table } from "#src/ui/table.tsx";

const whole = createGovernor({ saveData: false, coarsePointer: false, smallScreen: false });

/** What remains at a level, in words. */
function allowed(level: "low" | "medium"): string {
	const { performance, intensity, petals } = allowanceOf({ ...whole, level });
	const strength = intensity === "moderate" ? intensityReadings[intensity].particles : intensity;
	return `${performance} performance, ${strength} intensity${petals ? "" : ", no petals"}`;
}

/** What depends on the frame rate. Specification 4.6. */
export function SlowDevice() {
	return (
		<Table
			hideCaption
			caption="What follows from the frames in a second"
			columns={[
				{ head: "Frames in a second", cell: ({ when }) => when },
				{ head: "What follows", cell: ({ follows }) => follows },
			]}
			rows={[
				{ when: `Below ${lowBelowFps}`, follows: allowed("low") },
				{ when: `Below ${mediumBelowFps}, from high`, follows: allowed("medium") },
				{ when: `Below ${highLoadBelowFps}`, follows: "load reported as high" },
				{ when: `Below ${mediumLoadBelowFps}`, follows: "load reported as medium, above it as low" },
			]}
			rowKey={({ when }) => when}
		/>
	);
}
