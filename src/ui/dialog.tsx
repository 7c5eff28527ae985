import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

/**
 * `onClose` is called for Escape, the close button and a press outside; the caller then sets `open` to false. `aside`
 * places the dialog at the side and keeps the page visible, for settings that change it; on small screens it covers
 * the page.
 */
export type DialogProps = {
	open: boolean;
	onClose: () => void;
	title: string;
	aside?: boolean;
	/**
	 * The class of a dialog without a head: the title is then only its accessible name, and its content provides a way
	 * to close it.
	 */
	className?: string | undefined;
	children: ReactNode;
};

/** Whether a click hit the backdrop, which counts as the dialog itself. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
	if (target !== currentTarget) return false;
	const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
	return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A modal native dialog: focus stays inside and returns to where it was. Its content exists only while it is open.
 * @example <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts"><Shortcuts /></Dialog>
 */
export function Dialog({ open, onClose, title, aside = false, className, children }: DialogProps) {
	const titleId = useId();
	const dialog = useRef<HTMLDialogElement>(null);

	useLayoutEffect(() => {
		const element = dialog.current;
		if (!element) return;
		if (open && !element.open) element.showModal();
		if (!open && element.open) element.close();
	}, [open]);

	return (
		<dialog
			ref={dialog}
			{...(className ? { "aria-label": title } : { "aria-labelledby": titleId })}
			closedby="any"
			// Safari does not support `closedby` yet.
			onClickCapture={(event) => !("closedBy" in event.currentTarget) && isOnBackdrop(event) && onClose()}
			className={`${styles.dialog} ${className ?? (aside ? styles.aside : "")}`}
			// `close` also fires when the caller closes the dialog, and when it was reopened immediately afterwards; only a
			// close that the caller does not know about is reported.
			onClose={() => open && !dialog.current?.open && onClose()}
		>
			{open && !className && (
				<div className={styles.head}>
					<h2 id={titleId} className={styles.title}>
						{title}
					</h2>
					<IconButton label="Close" icon={<Icon name="x" size={20} />} onClick={onClose} />
				</div>
			)}
			{open && children}
		</dialog>
	);
}
