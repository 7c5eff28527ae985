import { useMemo, useRef } from "react";
import type { EffectSettings } from "./animation-settings.ts";
import styles from "./effects-layer.module.css";
import type { Ambient, SceneRequest } from "./scene.ts";
import { useEffects } from "./use-effects.ts";

interface EffectsLayerProps {
	settings: EffectSettings;
	/** The season's particles, and the usual intensity of its petals. */
	ambient: Ambient;
	/** CSS colours. */
	petalColours: readonly string[];
}

/**
 * The page's particles and petals: a layer over the whole window, behind all content, which ignores the pointer and is
 * hidden from assistive technology. No ancestor may create a stacking context, so place it directly in the shell, and
 * render it only while there is something to show. Its attributes expose what the governor measures and allows.
 */
export function EffectsLayer({ settings, ambient, petalColours }: EffectsLayerProps) {
	const container = useRef<HTMLDivElement>(null);
	const request = useMemo(
		(): SceneRequest => ({
			performance: settings.performance,
			intensity: settings.intensity,
			petalColour: petalColours.at(-1),
			particles: settings.ambient ? ambient : undefined,
			petals: settings.petals ? { colours: petalColours, usual: ambient.petals } : undefined,
		}),
		[settings, ambient, petalColours],
	);
	const { cpuLoad, performance } = useEffects(container, request);
	return (
		<div
			ref={container}
			className={styles.layer}
			aria-hidden="true"
			data-decoration=""
			data-cpu-load={cpuLoad}
			data-performance={performance}
		/>
	);
}
