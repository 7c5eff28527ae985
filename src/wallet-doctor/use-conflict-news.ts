import { useEffect, useRef } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import type { Conflict } from "#src/wallet/conflict.ts";
import { spokenConflicts } from "./conflict-words.ts";

/** However many there are: a screen reader is told every so often, of all that came since. */
const PAUSE_MS = 3000;

/** Tells of conflicts that come while somebody watches; those that were there before are read where they stand. */
export function useConflictNews(conflicts: readonly Conflict[] | undefined): void {
	const told = useRef<number>(undefined);
	const latest = useRef(conflicts);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		latest.current = conflicts;
		if (!conflicts) return;
		told.current ??= conflicts.length;
		if (conflicts.length === told.current || timer.current !== undefined) return;
		timer.current = setTimeout(() => {
			timer.current = undefined;
			const fresh = latest.current?.slice(told.current) ?? [];
			told.current = latest.current?.length;
			announcer.announce(spokenConflicts(fresh));
		}, PAUSE_MS);
	}, [conflicts]);
	useEffect(() => () => clearTimeout(timer.current), []);
}
