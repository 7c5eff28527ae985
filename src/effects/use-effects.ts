import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { addLayer, type LayerHandle } from "./effects-stage.ts";
import type { EngineReport } from "./engine-messages.ts";
import type { SceneRequest } from "./scene.ts";

/** What the engine last told; null before that, `wind` also while there is little. */
export type EffectsState = { [Told in "wind" | "cpuLoad" | "performance"]: EngineReport[Told] | null };

const still: EffectsState = { wind: null, cpuLoad: null, performance: null };

/**
 * Runs effects in an element, and follows the request live; another object asks anew. For components that arrive once the
 * page is usable, and only where something may move: this brings the engine along. Specification 4.6
 * @param options.interactionArea where hover and click effects are answered; nowhere without it
 * @param options.avoidsContent lets particles keep away from texts and pictures; for a layer that lies behind them
 */
export function useEffects(
	container: RefObject<HTMLElement | null>,
	request: SceneRequest,
	{ interactionArea = null, avoidsContent = true }: { interactionArea?: Element | null; avoidsContent?: boolean } = {},
): EffectsState {
	const [state, setState] = useState(still);
	const layer = useRef<LayerHandle>(null);
	const add = useEffectEvent((element: HTMLElement) => {
		let told = still;
		const onReport = (report: EngineReport) => {
			const now = stateOf(report, told);
			// React would render once more before it noticed that nothing changed.
			if (now !== told) setState(now);
			told = now;
		};
		return addLayer(element, request, { interactionArea, avoidsContent, onReport });
	});

	useEffect(() => {
		if (!container.current) return;
		const added = add(container.current);
		layer.current = added;
		return added.remove;
	}, [container]);

	useEffect(() => void layer.current?.show(request), [request]);

	return state;
}

/** The same object while nothing changed that is shown, so that a second without news renders nothing. */
function stateOf({ wind, cpuLoad, performance }: EngineReport, before: EffectsState): EffectsState {
	const same = wind === before.wind && cpuLoad === before.cpuLoad && performance === before.performance;
	return same ? before : { wind, cpuLoad, performance };
}
