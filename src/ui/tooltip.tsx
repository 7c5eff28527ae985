import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { placeBubble } from "./place-bubble.ts";
import styles from "./tooltip.module.css";

/**
 * `children` receives the id for `aria-describedby`. A tooltip that `explains` stays when the control is pressed, as
 * long as that has the focus; one that repeats the control's name closes, so that a touch does not leave it open.
 */
export type TooltipProps = {
	text: string;
	explains?: boolean;
	children: (id: string) => ReactNode;
};

/**
 * A few words shown while the pointer is on the control or keyboard focus is in it; Escape hides them. The bubble is
 * in the top layer, so that no scrolling parent clips it.
 * @example <Tooltip text="Opens in a new tab">{(id) => <a href={url} aria-describedby={id}>Source</a>}</Tooltip>
 */
export function Tooltip({ text, explains = false, children }: TooltipProps) {
	const id = useId();
	const anchor = useRef<HTMLSpanElement>(null);
	const bubble = useRef<HTMLSpanElement>(null);
	const [open, setOpen] = useState(false);

	useLayoutEffect(() => {
		const control = anchor.current;
		const shown = bubble.current;
		if (!open || !control || !shown) return;
		const place = (around: DOMRect) => placeBubble(shown, around, "above");
		const close = () => setOpen(false);
		// A focused control keeps its bubble, because focusing may itself have scrolled the control into view. One that
		// stays while its control scrolls away would point at nothing.
		const follow = () => {
			const around = control.getBoundingClientRect();
			const isInView = around.bottom > 0 && around.top < window.innerHeight;
			if (isInView && control.contains(document.activeElement)) place(around);
			else close();
		};
		const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && close();
		// Older engines lack popover; there the fixed position has to suffice.
		shown.showPopover?.();
		place(control.getBoundingClientRect());
		const closed = new AbortController();
		document.addEventListener("keydown", closeOnEscape, closed);
		window.addEventListener("scroll", follow, { capture: true, signal: closed.signal });
		return () => {
			shown.hidePopover?.();
			closed.abort();
		};
	}, [open]);

	const openOnKeyboardFocus = (event: FocusEvent) => {
		if (event.target.matches(":focus-visible")) setOpen(true);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only observes the interactive control inside
		<span
			ref={anchor}
			className={styles.anchor}
			onMouseEnter={() => setOpen(true)}
			// After a touch the mouse, which is emulated, may leave at once.
			onMouseLeave={() => anchor.current?.querySelector(explains ? ":focus" : ":focus-visible") || setOpen(false)}
			onFocus={openOnKeyboardFocus}
			onBlur={() => setOpen(false)}
			onClickCapture={() => explains || setOpen(false)}
		>
			{children(id)}
			<span
				ref={bubble}
				id={id}
				role="tooltip"
				popover="manual"
				className={`${styles.bubble} ${open ? styles.open : ""}`}
			>
				{text}
			</span>
		</span>
	);
}
