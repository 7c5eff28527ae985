import { type MouseEvent, type RefCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { EffectEntry } from "#src/content/library/effects.ts";
import type { SceneRequest } from "#src/effects/scene.ts";
import { useEffects } from "#src/effects/use-effects.ts";
import { Button } from "#src/ui/button.tsx";
import { drawLine, pressMiddle, pressOn } from "../play-pointer.ts";
import { sceneText } from "../scene-text.ts";
import styles from "./effect-stage.module.css";

export interface EffectCanvasProps {
	effect: EffectEntry;
	request: SceneRequest;
	/** Whether it responds only to presses and ignores other pointer events. */
	pressed: boolean;
	/** Called when a one-time effect has ended. */
	onEnd: () => void;
}

/** The canvas of a stage, the figures of the running effect, and a button for visitors without a pointer. */
export function EffectCanvas({ effect, request, pressed, onEnd }: EffectCanvasProps) {
	const [area, setArea] = useState<HTMLElement | null>(null);
	const ended = useEffectEvent(onEnd);
	const durationMs = request.passage?.durationMs;
	useEffect(() => {
		if (durationMs === undefined) return;
		const timer = setTimeout(() => ended(), durationMs);
		return () => clearTimeout(timer);
	}, [durationMs]);
	// Presses are forwarded to an element that no pointer can hover over, so that the burst comes without a trail.
	const passOn = ({ target, clientX, clientY }: MouseEvent) => {
		if (pressed && area && target !== area) pressOn(area, clientX, clientY);
	};
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same by keyboard */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
			<div className={styles.canvas} onClick={passOn}>
				<div ref={setArea as RefCallback<HTMLElement>} hidden={pressed} className={styles.layer} />
				{area && <Canvas area={area} request={request} />}
			</div>
			<p className={styles.figures}>
				{sceneText(request)}
				{effect.play && area && (
					<Button onClick={() => (pressed ? pressMiddle(area) : drawLine(area))}>{effect.play}</Button>
				)}
			</p>
		</>
	);
}

function Canvas({ area, request }: { area: Element; request: SceneRequest }) {
	const container = useRef<HTMLDivElement>(null);
	const { wind } = useEffects(container, request, { interactionArea: area, avoidsContent: false });
	return (
		<>
			<div ref={container} className={styles.layer} aria-hidden="true" data-decoration="" />
			{wind !== null && <p className={styles.wind}>Wind {wind}</p>}
		</>
	);
}
