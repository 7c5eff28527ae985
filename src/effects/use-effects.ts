import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { anythingMoves } from "./animation-settings.ts";
import { addLayer, type LayerHandle } from "./effects-stage.ts";
import type { EngineReport } from "./engine-messages.ts";
import type { SceneRequest } from "./scene.ts";

export interface EffectsOptions extends SceneRequest {
	/** Where hover and click effects are answered; nowhere without it. */
	interactionArea?: Element | undefined;
	/** Lets particles keep away from texts and pictures; for every layer that lies behind them. */
	avoidsContent?: boolean | undefined;
}

/** What the engine last told; null while nothing runs, `wind` also while there is little. */
export type EffectsState = { [Told in "wind" | "cpuLoad" | "performance"]: EngineReport[Told] | null };

const still: EffectsState = { wind: null, cpuLoad: null, performance: null };

/**
 * Runs effects in an element, and follows its options live; nothing runs where there is nothing to show. For components
 * that arrive once the page is usable, and not at all under reduced motion: this brings the engine along. Specification 4.6
 */
export function useEffects(container: RefObject<HTMLElement | null>, options: EffectsOptions): EffectsState {
	const { settings, season, transition, petalColours, interactionArea = null, avoidsContent = true } = options;
	const runs = (season !== null && anythingMoves(settings)) || transition !== null;
	const [state, setState] = useState(still);
	const layer = useRef<LayerHandle>(null);
	const show = useEffectEvent(() => void layer.current?.show({ settings, season, transition, petalColours }));

	useEffect(() => {
		if (!runs || !container.current) return;
		let told = still;
		const onReport = (report: EngineReport) => {
			const now = stateOf(report, told);
			// React would render once more before it noticed that nothing changed.
			if (now !== told) setState(now);
			told = now;
		};
		const added = addLayer(container.current, { interactionArea, avoidsContent, onReport });
		layer.current = added;
		show();
		return () => {
			layer.current = null;
			added.remove();
			setState(still);
		};
	}, [runs, container, interactionArea, avoidsContent]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: these are what is shown
	useEffect(() => show(), [settings, season, transition, petalColours]);

	return state;
}

/** The same object while nothing changed that is shown, so that a second without news renders nothing. */
function stateOf({ wind, cpuLoad, performance }: EngineReport, before: EffectsState): EffectsState {
	const same = wind === before.wind && cpuLoad === before.cpuLoad && performance === before.performance;
	return same ? before : { wind, cpuLoad, performance };
}
