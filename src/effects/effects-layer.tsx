import { useMemo, useRef } from "react";
import styles from "./effects-layer.module.css";
import type { SceneRequest } from "./scene.ts";
import { useEffects } from "./use-effects.ts";

/**
 * The page's particles and petals: a layer over the whole window, behind all content, deaf to the pointer and hidden from
 * assistive technology. It has to stand where no ancestor makes a stacking context, best directly in the shell.
 * Its attributes say what the governor measures and allows.
 */
export function EffectsLayer({ settings, ...request }: SceneRequest) {
	const container = useRef<HTMLDivElement>(null);
	// Hovering and clicks are answered by the interaction layer.
	const unasked = useMemo(() => ({ ...settings, interactions: false }), [settings]);
	const { cpuLoad, performance } = useEffects(container, { ...request, settings: unasked });
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
