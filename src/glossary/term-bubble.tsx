import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { type GlossaryEntry, glossary, type TermId } from "#src/content/glossary.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { placeBubble } from "#src/ui/place-bubble.ts";
import { glossaryPath } from "./glossary-path.ts";
import { JapaneseForm } from "./japanese-form.tsx";
import styles from "./term-bubble.module.css";

export interface TermBubbleProps {
	id: TermId;
	bubbleId: string;
	anchor: RefObject<HTMLElement | null>;
	open: boolean;
	/** The browser closed it: Escape, or a press elsewhere. */
	onClose: () => void;
}

/**
 * The meaning beside the word: a popover, so Escape and a press elsewhere close it, and the focus stays where it is.
 */
export function TermBubble({ id, bubbleId, anchor, open, onClose }: TermBubbleProps) {
	const bubble = useRef<HTMLSpanElement>(null);
	const entry = glossary.find((one) => one.id === id) as GlossaryEntry;
	const { term, meaning } = entry;

	useLayoutEffect(() => {
		const element = bubble.current;
		if (!element || !anchor.current || element.matches(":popover-open") === open) return;
		if (!open) return element.hidePopover();
		element.showPopover();
		// Passes a rect as wide as the bubble, so that the bubble is aligned with the start of its word, clear of the
		// navigation.
		const { left, top, height } = anchor.current.getBoundingClientRect();
		placeBubble(element, new DOMRect(left, top, element.offsetWidth, height), "below");
		// It is positioned in the page, not in the window, so that it scrolls with its word.
		element.style.top = `${Number.parseFloat(element.style.top) + window.scrollY}px`;
		announcer.announce(`${term}: ${meaning}`);
	}, [open, anchor, term, meaning]);

	useEffect(() => {
		const element = bubble.current;
		const tell = (event: Event) => (event as ToggleEvent).newState === "closed" && onClose();
		element?.addEventListener("toggle", tell);
		return () => element?.removeEventListener("toggle", tell);
	}, [onClose]);

	useEffect(() => {
		if (!open) return;
		// It must not cover the next element that takes keyboard focus.
		const leave = ({ target }: FocusEvent) => {
			if (![bubble, anchor].some(({ current }) => current?.contains(target as Node))) onClose();
		};
		document.addEventListener("focusin", leave);
		return () => document.removeEventListener("focusin", leave);
	}, [open, anchor, onClose]);

	// Spans throughout, because it is inside the word's paragraph.
	return (
		<span ref={bubble} id={bubbleId} popover="auto" role="note" aria-label={term} className={styles.bubble}>
			<span className={styles.head}>
				<span className={styles.name}>{term}</span>
				<JapaneseForm {...entry} />
			</span>
			<span>{meaning}</span>
			<PageLink to={glossaryPath(id)} className={styles.link} onClick={onClose}>
				In the glossary
			</PageLink>
		</span>
	);
}
