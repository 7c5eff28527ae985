import { effects } from "#src/content/library/effects.ts";
import { EffectStage } from "./effect-stage.tsx";
import { Entry } from "./entry.tsx";
import { StillPart } from "./still-part.tsx";

/** The six effects, each on its own stage, with its figures. Specification 2.12, 4.6 and 9. */
export function Effects() {
	return effects.map((effect) => (
		<Entry key={effect.id} {...effect}>
			<EffectStage effect={effect} />
			<StillPart>{({ EffectText }) => <EffectText id={effect.id} />}</StillPart>
		</Entry>
	));
}
