import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";

interface LateModule {
	/** `wanted` once somebody has reached for it: what it needs besides is worth fetching then. */
	Late: ComponentType<{ open: boolean; wanted: boolean; onClose: () => void }>;
}

/**
 * A dialog that is fetched when somebody reaches for it: what its button needs, the dialog itself, to stand in the page, the
 * function that shows it, and the one that fetches it before. Once fetched it stays, because a dialog that is closed gives
 * the focus back and one that is taken away does not.
 * @param importer gives a module whose `Late` it is; the same function in every render
 * @param failure what stands in its place where it cannot be had, until the focus moves on
 * @example const [opener, dialog, show] = useLateDialog(async () => ({ Late: (await import("./list.tsx")).List }));
 */
export function useLateDialog(importer: () => Promise<LateModule>, failure: ReactNode = null) {
	const [late, setLate] = useState<LateModule | null>(null);
	// Undefined while somebody waits for it.
	const [open, setOpen] = useState<boolean | undefined>(false);
	const [wanted, setWanted] = useState(false);
	const load = async () => {
		if (late) return;
		const arrived = await importQuietly(importer);
		if (arrived) setLate(arrived);
	};
	const reach = () => {
		setWanted(true);
		void load();
	};
	const show = async () => {
		setWanted(true);
		// Also where it is there: a dialog that has just been closed may not have said so yet, and is opened again all the same.
		setOpen(undefined);
		const { pathname } = location;
		await load();
		// Whoever has gone on meanwhile is not held up; who pressed twice has it open already.
		setOpen((state) => state || (state === undefined && location.pathname === pathname));
	};
	const failed = open && failure;
	const opener = {
		"aria-haspopup": "dialog",
		"aria-busy": open === undefined || undefined,
		onPointerEnter: reach,
		onFocus: reach,
		onBlur: () => late || setOpen(false),
		onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
			// Safari focuses no button that is pressed: the dialog would not know where the focus came from.
			currentTarget.focus();
			return show();
		},
	} as const;
	const dialog = late ? (
		<ErrorBoundary fallback={failed}>
			<late.Late open={open === true} wanted={wanted} onClose={() => setOpen(false)} />
		</ErrorBoundary>
	) : (
		failed
	);
	return [opener, dialog, show, load] as const;
}
