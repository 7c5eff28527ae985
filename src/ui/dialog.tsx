import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { isolate } from "./isolate.ts";

/** `onClose` is called for Escape, the close button and a press outside; the caller then sets `open` to false. */
export type DialogProps = {
	open: boolean;
	onClose: () => void;
	title: string;
	/**
	 * The class of a dialog that leaves the page visible, for settings that change it; it says where the dialog is. On
	 * small screens the dialog covers the page.
	 */
	aside?: string | undefined;
	/**
	 * The class of a dialog without a head: the title is then only its accessible name, and its content provides a way
	 * to close it.
	 */
	className?: string | undefined;
	children: ReactNode;
};

const isShown = (element: HTMLElement) => element.hasAttribute("data-shown");

/**
 * A modal dialog: focus stays inside and returns to where it was. Its content exists only while it is open. A popover
 * and not `showModal()`, where the browser has popovers: that makes the whole page inert first and thereby takes twice
 * as long. It covers the page, so that a press outside reaches nothing else. While it is shown it has `data-shown`, and
 * the root has `data-covered` unless the page stays visible: what moves on the page rests.
 * @example <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts"><Shortcuts /></Dialog>
 */
export function Dialog({ open, onClose, title, aside, className, children }: DialogProps) {
	const own = className ?? aside;
	const titleId = useId();
	const cover = useRef<HTMLDialogElement>(null);
	const opener = useRef<HTMLElement>(null);
	/** Ends what goes with being shown, once. */
	const release = useRef<() => void>(undefined);
	const isPressedOutside = useRef(false);

	useLayoutEffect(() => {
		const element = cover.current;
		if (!element || open === isShown(element)) return;
		const hasPopovers = "popover" in HTMLElement.prototype;
		if (!open) {
			release.current?.();
			if (hasPopovers) element.hidePopover();
			else element.close();
			// The browser returns it only if the focus is still inside, and what had it is gone with the content.
			return opener.current?.focus({ preventScroll: true });
		}
		// What else is open returns the focus as it closes, to where this dialog is to return it.
		if (hasPopovers) document.querySelector<HTMLElement>("[popover=auto]:popover-open")?.hidePopover();
		opener.current = document.activeElement as HTMLElement | null;
		element.toggleAttribute("data-shown", true);
		if (hasPopovers) element.showPopover();
		else element.showModal();
		// Chromium may have chosen a part that scrolls. Not by `autoFocus`: WebKit takes the focus away from what had it
		// before it is known here.
		element.querySelector<HTMLElement>("input, button")?.focus();
		const endIsolation = isolate(element);
		// The width below which one beside the page covers it, as in the style sheet.
		const covers = !aside || !!globalThis.matchMedia?.("(max-width: 47.9988em)")?.matches;
		document.documentElement.toggleAttribute("data-covered", covers);
		release.current = () => {
			release.current = undefined;
			element.toggleAttribute("data-shown", false);
			document.documentElement.toggleAttribute("data-covered", false);
			endIsolation();
		};
	}, [open, aside]);
	useEffect(() => () => release.current?.(), []);

	return (
		<dialog
			ref={cover}
			popover="auto"
			aria-modal
			{...(className ? { "aria-label": title } : { "aria-labelledby": titleId })}
			className={`${styles.cover} ${aside ? styles.beside : ""}`}
			// Before the browser returns the focus.
			onBeforeToggle={({ newState }) => newState === "closed" && release.current?.()}
			// It also fires when the caller closes the dialog, and when it was reopened immediately afterwards; only a close
			// that the caller does not know about is reported.
			onToggle={({ currentTarget }) => {
				if (!open || isShown(currentTarget)) return;
				// Tab may have led out of the page.
				if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
				onClose();
			}}
			// Where there are no popovers.
			onClose={() => {
				release.current?.();
				if (open) onClose();
			}}
			onMouseDownCapture={(event) => {
				isPressedOutside.current = event.target === event.currentTarget;
				// The focus stays inside.
				if (isPressedOutside.current) event.preventDefault();
			}}
			// The second click of a double click is one too many where the first has opened the dialog.
			onClickCapture={({ target, currentTarget, detail }) =>
				target === currentTarget && isPressedOutside.current && detail < 2 && onClose()
			}
		>
			{open && (
				<div className={`${styles.dialog} ${own ? `${styles.placed} ${own}` : ""}`}>
					{!className && (
						<div className={styles.head}>
							<h2 id={titleId} className={styles.title}>
								{title}
							</h2>
							<IconButton label="Close" icon="x" onClick={onClose} />
						</div>
					)}
					{children}
				</div>
			)}
		</dialog>
	);
}
