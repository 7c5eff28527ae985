import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { entryKey } from "#src/navigation/entry-key.ts";
import { PLACE_AGAIN } from "#src/navigation/navigate.ts";
import { revealPlace } from "#src/navigation/reveal-place.ts";
import { fragment, hasSavedPosition } from "#src/navigation/scroll-memory.ts";
import { followedSection } from "./followed-section.ts";
import { placeWithin } from "./place-within.ts";
import { usePageSection } from "./use-page-section.ts";
import { usePlaceWithin } from "./use-place-within.ts";

export interface FollowedSections {
	/**
	 * The element around everything that scrolls away when another section is selected. Links in it that lead to a
	 * section, or to a place within one, are handled.
	 */
	frame: RefObject<HTMLDivElement | null>;
	selected: string;
	/** Selects, and scrolls to the top of the content. */
	select: (id: string) => void;
	/** The same when the focus would be lost with the pressed element. */
	enter: (id: string) => void;
}

/**
 * How a page's sections are selected: by its menu or tabs, by links in its own text and by the address.
 * @param ids the default first
 * @param focus moves the focus to the start of a section, once it is shown
 * @param asked the section to start with, if the caller requests one; it may be none of them
 * Specification 2.7, 2.10, 2.12 and 2.13
 */
export function useFollowedSections(
	ids: readonly [string, ...string[]],
	focus: (id: string) => void,
	asked: string | null,
): FollowedSections {
	const frame = useRef<HTMLDivElement>(null);
	const { isReducedMotion } = useAccessibilityState();
	const behavior = isReducedMotion ? "instant" : "smooth";
	const [selected, choose] = usePageSection(ids, asked);
	usePlaceWithin(ids, selected, choose);
	const select = (id: string) => {
		choose(id);
		frame.current?.scrollIntoView({ behavior });
	};
	// The query stays in the address of a link to the page itself, which leads to its first section all the same.
	const askAgain = useEffectEvent(({ detail: namesQuery }: CustomEvent<boolean>) => {
		if (asked !== null && location.hash === "") choose(namesQuery ? asked : ids[0]);
	});
	useEffect(() => {
		window.addEventListener(PLACE_AGAIN, askAgain as EventListener);
		return () => window.removeEventListener(PLACE_AGAIN, askAgain as EventListener);
	}, []);
	const enter = (id: string) => {
		flushSync(() => select(id));
		focus(id);
	};
	const entry = useRef("");
	// Back and Forward hide what has the focus with its section. The scroll position is restored after that.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is about a change of the section
	useEffect(() => {
		const left = entry.current;
		entry.current = entryKey();
		const isBack = left && left !== entry.current && hasSavedPosition();
		if (isBack && document.activeElement?.matches("body, [hidden], [hidden] *")) focus(selected);
	}, [selected]);
	const follow = useEffectEvent((event: MouseEvent) => {
		const { target, defaultPrevented } = event;
		// Uses the event's path: the clicked element may be gone by now.
		if (!frame.current || !event.composedPath().includes(frame.current)) return;
		const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
		const id = followedSection(link, location.pathname, ids);
		if (id !== null) return enter(id);
		// By now the address has followed the link: its fragment may name something within a section.
		const here = fragment();
		const place = followedSection(link, location.pathname, [here]) === null ? null : placeWithin(here, ids);
		if (!place) return;
		flushSync(() => choose(place.section));
		revealPlace(place.element, behavior);
	});
	// On the document, so that the links' own handlers run first; and a listener on the frame would make screen readers
	// announce it as clickable.
	useEffect(() => {
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, []);
	return { frame, selected, select, enter };
}
