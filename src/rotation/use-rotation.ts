import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { usePageHidden } from "#src/platform/use-page-hidden.ts";

/** How long each stays, in milliseconds. Specification 4.3 and 9 (layout and timing) */
export const FEATURED_MS = 5_000;
export const ACTIVITY_MS = 4_000;

/** Handlers for the element around what rotates: it pauses under the pointer, and while the focus is in it. */
export interface RestHandlers {
	onPointerEnter: (event: PointerEvent) => void;
	onPointerLeave: () => void;
	onFocus: () => void;
	onBlur: (event: FocusEvent) => void;
}

/**
 * Which of several items is shown: the next one after each interval, then the first again. It pauses under the
 * pointer, with the focus in it, in a hidden tab, under reduced motion, and when the visitor stops it. Afterwards the
 * interval starts over, so that a card does not disappear the moment a visitor looks away from it.
 * @param count how many there are, at least 1; with one, nothing ever moves
 * @param intervalMs how long each stays
 * @param isStopped whether the visitor has stopped it
 * @returns the index, 0 at first and in prerendered markup, and the handlers for the surrounding element
 * @example const { index, rest } = useRotation(cards.length, FEATURED_MS, isStopped);
 * Specification 4.3
 */
export function useRotation(
	count: number,
	intervalMs: number,
	isStopped = false,
): { index: number; rest: RestHandlers } {
	const [turns, setTurns] = useState(0);
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	const { isReducedMotion } = useAccessibilityState();
	const hidden = usePageHidden();
	const turning = count > 1 && !(isStopped || pointed || focused || hidden || isReducedMotion);
	useEffect(() => {
		if (!turning) return;
		const timer = setInterval(() => setTurns((now) => now + 1), intervalMs);
		return () => clearInterval(timer);
	}, [turning, intervalMs]);
	return {
		index: turns % count,
		rest: {
			// A finger that scrolls past is not interest.
			onPointerEnter: ({ pointerType }) => setPointed(pointerType !== "touch"),
			onPointerLeave: () => setPointed(false),
			onFocus: () => setFocused(true),
			// When the whole window loses the focus, the element remains the active one.
			onBlur: ({ currentTarget }) => setFocused(currentTarget.contains(document.activeElement)),
		},
	};
}
