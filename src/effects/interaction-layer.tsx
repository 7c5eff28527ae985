import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { redirectPressListeners } from "#src/platform/presses-on-document.ts";
import type { EffectSettings } from "./animation-settings.ts";
import styles from "./interaction-layer.module.css";
import type { AnswerFigures, SceneRequest } from "./scene.ts";
import { useEffects } from "./use-effects.ts";
import { useInteractionArea } from "./use-interaction-area.ts";

interface Answers {
	settings: EffectSettings;
	/** The season's emoji. */
	elements: readonly string[];
	/** CSS colour of the petals that replace them on a system without emoji. */
	petalColour?: string | undefined;
	numbers: AnswerFigures;
}

/**
 * Holds the layer, in every area: React never removes its listeners from a portal target, and would retain one, and with
 * it its page, per area.
 */
const place = redirectPressListeners(document.createElement("div"));
place.className = styles.answer ?? "";
place.setAttribute("aria-hidden", "true");
place.toggleAttribute("data-decoration", true);

/**
 * The response to hovering and clicks: a layer over any element with the attribute `data-interaction-area`, kept on the
 * one last visited by the pointer, with a message and the wind at its foot. An area holds a round picture and no text,
 * because particles fly over it. All of it is decoration. Specification 4.6
 * @param props.messages shown while the pointer is in an interaction area, one per visit
 */
export function InteractionLayer({ messages, ...answers }: Answers & { messages: readonly ReactNode[] }) {
	const area = useInteractionArea();
	const element = area?.element;
	useLayoutEffect(() => {
		element?.append(place);
		return () => place.remove();
	}, [element]);
	if (!area) return null;
	const message = area.hovering && messages[(area.visits - 1) % messages.length];
	return createPortal(<Answer key={area.areas} {...answers} area={area.element} message={message} />, place);
}

function Answer({
	area,
	message,
	settings,
	elements,
	petalColour,
	numbers,
}: Answers & { area: Element; message: ReactNode }) {
	const container = useRef<HTMLDivElement>(null);
	const { performance, intensity } = settings;
	const request = useMemo(
		(): SceneRequest => ({ performance, intensity, petalColour, answers: { elements, ...numbers } }),
		[performance, intensity, petalColour, elements, numbers],
	);
	const { wind } = useEffects(container, request, { interactionArea: area, avoidsContent: false });
	return (
		<>
			<div ref={container} className={styles.layer} />
			{message && (
				<p className={styles.note}>
					{message}
					{wind !== null && <span className={styles.wind}>Wind {wind}</span>}
				</p>
			)}
		</>
	);
}
