import { type ReactNode, useRef } from "react";
import styles from "./effects-layer.module.css";
import { type EffectsOptions, type EffectsState, useEffects } from "./use-effects.ts";

export interface EffectsLayerProps extends EffectsOptions {
	/** What to show of wind, load and hovering; nothing without it. */
	children?: (state: EffectsState) => ReactNode;
}

/**
 * The page's effects: a layer over the whole window, behind all content, deaf to the pointer and hidden from assistive
 * technology. It has to stand where no ancestor makes a stacking context, best directly in the shell.
 */
export function EffectsLayer({ children, ...options }: EffectsLayerProps) {
	const container = useRef<HTMLDivElement>(null);
	const state = useEffects(container, options);
	return (
		<>
			<div ref={container} className={styles.layer} aria-hidden="true" data-decoration="" />
			{children?.(state)}
		</>
	);
}
