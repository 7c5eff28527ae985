import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { addLayer, type LayerHandle } from "./effects-stage.ts";
import type { EngineReport } from "./engine-messages.ts";
import type { SceneRequest } from "./scene.ts";

/** The engine's last report; null before the first one, and `wind` also while there is little of it. */
export type EffectsState = { [Told in "wind" | "cpuLoad" | "performance"]: EngineReport[Told] | null };

const still: EffectsState = { wind: null, cpuLoad: null, performance: null };

/**
 * Runs effects in an element and applies changes to the request live; a new object counts as a new request. Use it only
 * in components that load once the page is usable, and only if something may move, because it brings the engine along.
 * Specification 4.6
 * @param options.interactionArea where hover and click effects respond; nowhere without it
 * @param options.avoidsContent keeps particles away from text and pictures; for a layer that lies behind them
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
			// Otherwise React would render once more before it noticed that nothing changed.
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

/** Returns the same object while nothing shown has changed, so that such a second renders nothing. */
function stateOf({ wind, cpuLoad, performance }: EngineReport, before: EffectsState): EffectsState {
	const same = wind === before.wind && cpuLoad === before.cpuLoad && performance === before.performance;
	return same ? before : { wind, cpuLoad, performance };
}
