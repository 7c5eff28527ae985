import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

/**
 * `onClose` is called for Escape, the close button and a press outside; the caller then sets `open` to false. `aside`
 * stands at the side and leaves the page in sight, for what changes it; on small screens it covers the page.
 */
export type DialogProps = {
	open: boolean;
	onClose: () => void;
	title: string;
	aside?: boolean;
	/** The look of a dialog without a head: the title is then its name alone, and its content has a way to close it. */
	className?: string | undefined;
	children: ReactNode;
};

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
			className={`${styles.dialog} ${className ?? (aside ? styles.aside : "")}`}
			// Closing by the caller also fires `close`, and so does one after which it was opened again at once; only a closing
			// it does not know of is reported.
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
