import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { importInTime, importQuietly } from "#src/platform/import-in-place.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";

interface LateModule {
	/** `wanted` is true once the visitor shows intent to open it: its further data is worth fetching then. */
	Late: ComponentType<{ open: boolean; wanted: boolean; onClose: () => void }>;
}

/**
 * A dialog that is fetched on intent. Returns the props for its button, the dialog itself, to be rendered in the page,
 * a function that shows it, and one that prefetches it. Once fetched it stays mounted, because closing a dialog
 * restores focus and unmounting it does not.
 * @param importer returns a module that exports it as `Late`; the same function in every render
 * @param failure shown in its place if it cannot be loaded within 15 s, until the focus moves on
 * @example const [opener, dialog, show] = useLateDialog(async () => ({ Late: (await import("./list.tsx")).List }));
 */
export function useLateDialog(importer: () => Promise<LateModule>, failure: ReactNode = null) {
	const [late, setLate] = useState<LateModule | null>(null);
	// Undefined while the visitor waits for it, null if it could not be loaded.
	const [open, setOpen] = useState<boolean | undefined | null>(false);
	const [wanted, setWanted] = useState(false);
	const load = async () => {
		if (late) return true;
		const arrival = importQuietly(importer).then((arrived) => {
			if (arrived) setLate(arrived);
			return arrived !== null;
		});
		// What arrives after that is kept for the next press.
		return importInTime(() => arrival).catch(() => false);
	};
	const reach = () => {
		setWanted(true);
		void load();
	};
	const show = async () => {
		setWanted(true);
		// A drawer makes the page inert, which has to end before a dialog opens in it.
		if ("popover" in HTMLElement.prototype)
			document.querySelector<HTMLElement>("[popover=auto]:popover-open:not(dialog)")?.hidePopover();
		// Even if it has loaded: a dialog that was just closed may not have reported it yet, and must open again all the
		// same.
		setOpen(undefined);
		const { pathname } = location;
		const loaded = await load();
		const isHere = location.pathname === pathname;
		// If the visitor has navigated meanwhile or called it off, it does not open; after a second press it is already
		// open.
		setOpen((state) => (state === undefined ? isHere && (loaded || null) : state));
		if (loaded) return;
		const forgetFailure = () => setOpen((state) => state !== null && state);
		for (const type of ["focusin", "focusout"]) document.addEventListener(type, forgetFailure, { once: true });
	};
	const opener = {
		"aria-haspopup": "dialog",
		"aria-busy": open === undefined || undefined,
		onPointerEnter: reach,
		onFocus: reach,
		// A visitor who has moved on no longer waits for it.
		onBlur: () => late || setOpen(false),
		onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
			// Safari does not focus a pressed button, so the dialog would not know where to restore the focus.
			currentTarget.focus();
			return show();
		},
	} as const;
	const dialog = late ? (
		// Another press shows it again.
		<ErrorBoundary fallback={open && failure} resetKey={`${open}`}>
			<late.Late open={open === true} wanted={wanted} onClose={() => setOpen(false)} />
		</ErrorBoundary>
	) : (
		open === null && failure
	);
	return [opener, dialog, show, load] as const;
}
