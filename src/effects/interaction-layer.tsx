import { type ReactNode, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./interaction-layer.module.css";
import type { SceneRequest } from "./scene.ts";
import { useEffects } from "./use-effects.ts";
import { useInteractionArea } from "./use-interaction-area.ts";

export interface InteractionLayerProps extends SceneRequest {
	/** Said while the pointer is in an interaction area, one a visit. */
	messages: readonly ReactNode[];
}

/**
 * What answers hovering and clicks: a layer over whatever element has the attribute `data-interaction-area`, as long as
 * the pointer's last visit was there, and at its foot a message and the wind. An area holds a round picture and no text,
 * because particles fly over it. All of it is decoration. Specification 4.6
 */
export function InteractionLayer({ messages, ...request }: InteractionLayerProps) {
	const area = useInteractionArea(request.settings.interactions);
	if (!area) return null;
	const message = area.hovering && messages[(area.visits - 1) % messages.length];
	return createPortal(<Answer {...request} area={area.element} message={message} />, area.element);
}

function Answer({ area, message, settings, ...request }: SceneRequest & { area: Element; message: ReactNode }) {
	const container = useRef<HTMLDivElement>(null);
	const asked = useMemo(() => ({ ...settings, ambient: false, petals: false }), [settings]);
	const { wind } = useEffects(container, { ...request, settings: asked, interactionArea: area, avoidsContent: false });
	return (
		<div className={styles.answer} aria-hidden="true" data-decoration="">
			<div ref={container} className={styles.layer} />
			{message && (
				<p className={styles.note}>
					{message}
					{wind !== null && <span className={styles.wind}>Wind {wind}</span>}
				</p>
			)}
		</div>
	);
}
