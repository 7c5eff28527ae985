import { type RefObject, useEffect, useRef, useState } from "react";
import { whenUsable } from "#src/platform/when-usable.ts";
import type { LayerHandle } from "./effects-stage.ts";
import type { EngineReport } from "./engine-messages.ts";
import type { SceneRequest } from "./scene.ts";
import { windReadout } from "./wind.ts";

export interface EffectsOptions extends SceneRequest {
	/** Nothing runs, and nothing is loaded, while this holds. */
	reducedMotion: boolean;
	/** Shown while the pointer is in the interaction area. */
	hoverMessage?: string | undefined;
	/** Where hover and click effects are answered; nowhere without it. */
	interactionArea?: RefObject<Element | null> | undefined;
	/** Lets particles keep away from texts and pictures; for every layer but the transition's. */
	avoidsContent?: boolean | undefined;
}

/** What a layer lets its caller show. */
export interface EffectsState {
	/** Wind strength to one decimal, only above 1.5. */
	wind: string | null;
	/** The message while the pointer is in the interaction area, null as soon as it leaves. */
	hoverMessage: string | null;
	cpuLoad: EngineReport["cpuLoad"] | null;
	/** What the governor allows at the moment. */
	performance: EngineReport["performance"] | null;
}

type Told = Omit<EffectsState, "hoverMessage">;

const still: Told = { wind: null, cpuLoad: null, performance: null };

/**
 * Runs effects in an element. Their code is fetched once the page has loaded and is idle, and only if there is
 * something to show; without them nothing is missing, so a failure says nothing. Specification 4.6
 */
export function useEffects(container: RefObject<HTMLElement | null>, options: EffectsOptions): EffectsState {
	const { settings, season, transition, petalColours, reducedMotion, interactionArea, avoidsContent = true } = options;
	const wanted = settings.ambient || settings.petals || settings.interactions || transition !== null;
	const runs = wanted && !reducedMotion && (season ?? transition) !== null;
	const [told, setTold] = useState<Told>(still);
	const [hovering, setHovering] = useState(false);
	const request = useRef<SceneRequest>(options);
	const layer = useRef<LayerHandle>(null);
	const last = useRef<Told>(still);

	useEffect(() => {
		request.current = { settings, season, transition, petalColours };
		layer.current?.show(request.current);
	}, [settings, season, transition, petalColours]);

	useEffect(() => {
		if (!runs) return;
		let ended = false;
		const begin = async () => {
			const stage = await import("./effects-stage.ts").catch(() => null);
			if (ended || !stage || !container.current) return;
			layer.current = stage.addLayer(container.current, {
				interactionArea: interactionArea?.current ?? null,
				avoidsContent,
				onReport: (report) => {
					const now = stateOf(report, last.current);
					// React would render once more before it noticed that nothing changed.
					if (now !== last.current) setTold(now);
					last.current = now;
				},
				onHover: setHovering,
			});
			layer.current.show(request.current);
		};
		const callOff = whenUsable(() => void begin());
		return () => {
			ended = true;
			callOff();
			layer.current?.remove();
			layer.current = null;
			last.current = still;
			setTold(still);
			setHovering(false);
		};
	}, [runs, container, interactionArea, avoidsContent]);

	const message = hovering && settings.interactions ? options.hoverMessage : undefined;
	return { ...told, hoverMessage: message ?? null };
}

/** The same object while nothing changed that is shown, so that a second without news renders nothing. */
function stateOf({ wind, cpuLoad, performance }: EngineReport, before: Told): Told {
	const now: Told = { wind: wind === null ? null : windReadout(wind), cpuLoad, performance };
	const same = now.wind === before.wind && now.cpuLoad === before.cpuLoad && now.performance === before.performance;
	return same ? before : now;
}
