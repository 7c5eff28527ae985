import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";

interface LateModule {
	Late: ComponentType<{ open: boolean; onClose: () => void }>;
}

/**
 * A dialog that is fetched when somebody reaches for it: what its button needs, the function that shows it, and the dialog
 * itself, to stand in the page. Once fetched it stays, because a dialog that is closed gives the focus back and one that
 * is taken away does not.
 * @param importer gives a module whose `Late` it is; the same function in every render
 * @param failure what stands in its place where it cannot be had, until the focus moves on
 * @example const [opener, dialog, show] = useLateDialog(async () => ({ Late: (await import("./list.tsx")).List }));
 */
export function useLateDialog(importer: () => Promise<LateModule>, failure: ReactNode = null) {
	const [late, setLate] = useState<LateModule | null>(null);
	// Undefined while somebody waits for it.
	const [open, setOpen] = useState<boolean | undefined>(false);
	const load = async () => {
		const arrived = await importQuietly(importer);
		if (arrived) setLate(arrived);
	};
	const show = async () => {
		setOpen(undefined);
		const { pathname } = location;
		await load();
		// Whoever has gone on meanwhile is not held up.
		setOpen((state) => state === undefined && location.pathname === pathname);
	};
	const failed = open && failure;
	const opener = {
		"aria-haspopup": "dialog",
		"aria-busy": open === undefined || undefined,
		onPointerEnter: load,
		onFocus: load,
		onBlur: () => late || setOpen(false),
		onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
			// Safari focuses no button that is pressed: the dialog would not know where the focus came from.
			currentTarget.focus();
			return show();
		},
	} as const;
	const dialog = late ? (
		<ErrorBoundary fallback={failed}>
			<late.Late open={open === true} onClose={() => setOpen(false)} />
		</ErrorBoundary>
	) : (
		failed
	);
	return [opener, dialog, show] as const;
}
