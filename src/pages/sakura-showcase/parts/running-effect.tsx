import { useMemo } from "react";
import type { EffectEntry, EffectId } from "#src/content/library/effects.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { DecorativePetals } from "#src/effects/decorative-petals.tsx";
import type { Intensity } from "#src/effects/effect-settings.ts";
import { useTheme } from "#src/theme/use-theme.ts";
import { stageRequest } from "../stage-request.ts";
import { EffectCanvas } from "./effect-canvas.tsx";
import styles from "./effect-stage.module.css";

export interface RunningEffectProps {
	effect: EffectEntry & { id: EffectId };
	intensity: Intensity;
	/** Called when a one-time effect has ended. */
	onEnd: () => void;
}

/** A running effect, with the figures and colours of the current season. */
export function RunningEffect({ effect, intensity, onEnd }: RunningEffectProps) {
	const { season, dark } = useTheme();
	const { id } = effect;
	const request = useMemo(
		() => (season && id !== "decorative-petals" ? stageRequest(id, seasons[season], { intensity, dark }) : null),
		[id, season, intensity, dark],
	);
	if (!request)
		return (
			<div className={styles.canvas}>
				<DecorativePetals />
			</div>
		);
	// A passage in progress keeps its figures: other figures make a new passage.
	const key = request.passage ? `${season} ${intensity}` : id;
	return <EffectCanvas key={key} effect={effect} request={request} pressed={id === "click-burst"} onEnd={onEnd} />;
}
