import { useEffect, useRef } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import type { Conflict } from "#src/wallet/conflict.ts";
import { spokenConflicts } from "./conflict-words.ts";

/** However many there are, screen readers get one announcement per interval, for everything since the last one. */
const PAUSE_MS = 3000;

/** Announces conflicts that arrive while the page is open; earlier ones are read in place. */
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
