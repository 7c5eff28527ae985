import { hooks } from "#src/content/library/hooks.ts";
import { Entry, Stage } from "./entry.tsx";
import { hookReadouts } from "./hook-readouts.tsx";
import { StillPart } from "./still-part.tsx";

/** The six hooks: a sample's output, the current return value, and the code. Specification 2.12. */
export function Hooks() {
	return hooks.map((hook) => {
		const { Sample, Readout } = hookReadouts[hook.id];
		return (
			<Entry key={hook.id} {...hook}>
				<Stage live>
					<Sample />
					<Readout />
				</Stage>
				<StillPart>{({ HookText }) => <HookText id={hook.id} />}</StillPart>
			</Entry>
		);
	});
}
