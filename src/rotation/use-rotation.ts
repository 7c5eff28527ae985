import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { usePageHidden } from "#src/platform/use-page-hidden.ts";

/** How long each stays, in milliseconds. Specification 4.3 and 9 (layout and timing) */
export const FEATURED_MS = 5_000;
export const ACTIVITY_MS = 4_000;

/** Goes on the element around what rotates: under the pointer, and while the focus is in it, it rests. */
export interface RestHandlers {
	onPointerEnter: (event: PointerEvent) => void;
	onPointerLeave: () => void;
	onFocus: () => void;
	onBlur: (event: FocusEvent) => void;
}

/**
 * Which of several things is shown: the next one after each interval, after the last the first again. It rests under the
 * pointer, with the focus in it, behind a hidden tab and under reduced motion; afterwards the interval begins anew, so
 * that nobody loses a card in the moment they look away from it.
 * @param count how many there are, from 1; with one, nothing ever moves
 * @param intervalMs how long each stays
 * @returns the index, 0 at first and in prerendered markup, and the handlers for the element around
 * @example const { index, rest } = useRotation(cards.length, FEATURED_MS);
 * Specification 4.3; product.md, "Rotations"
 */
export function useRotation(count: number, intervalMs: number): { index: number; rest: RestHandlers } {
	const [turns, setTurns] = useState(0);
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	const { isReducedMotion } = useAccessibilityState();
	const hidden = usePageHidden();
	const turning = count > 1 && !(pointed || focused || hidden || isReducedMotion);
	useEffect(() => {
		if (!turning) return;
		const timer = setInterval(() => setTurns((now) => now + 1), intervalMs);
		return () => clearInterval(timer);
	}, [turning, intervalMs]);
	return {
		index: turns % count,
		rest: {
			// A finger that scrolls past is not a look.
			onPointerEnter: ({ pointerType }) => setPointed(pointerType !== "touch"),
			onPointerLeave: () => setPointed(false),
			onFocus: () => setFocused(true),
			onBlur: () => setFocused(false),
		},
	};
}
