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
	/** Whether it answers presses, and nothing else of the pointer. */
	pressed: boolean;
	/** What comes once has gone. */
	onEnd: () => void;
}

/** The canvas of a stage, what runs on it in figures, and a button for who has no pointer. */
export function EffectCanvas({ effect, request, pressed, onEnd }: EffectCanvasProps) {
	const [area, setArea] = useState<HTMLElement | null>(null);
	const ended = useEffectEvent(onEnd);
	const durationMs = request.passage?.durationMs;
	useEffect(() => {
		if (durationMs === undefined) return;
		const timer = setTimeout(() => ended(), durationMs);
		return () => clearTimeout(timer);
	}, [durationMs]);
	// Presses are passed on to an element that no pointer can hover over: then no trail comes along with the burst.
	const passOn = ({ target, clientX, clientY }: MouseEvent) => {
		if (pressed && area && target !== area) pressOn(area, clientX, clientY);
	};
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same by key */}
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
