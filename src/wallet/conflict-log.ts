import { type Conflict, conflictOf, type How } from "./conflict.ts";
import { describeIntruder } from "./intruder.ts";
import { tellEach } from "./tell-each.ts";

/** Limits memory if a script keeps trying: later conflicts are prevented, but not recorded. */
export const MAX_CONFLICTS = 500;

export interface ConflictLog {
	/** All conflicts so far, oldest first: frozen, and a new array after each conflict. */
	list(): readonly Conflict[];
	/** Records and warns; never throws, whatever inspecting the value does. */
	report(property: string, how: How, value: unknown): void;
	/** Calls the listener after each conflict. @returns the unsubscribe function */
	subscribe(listener: () => void): () => void;
}

/**
 * @param now the time in ms since 1970
 * @param warn writes to the console
 */
export function conflictLog(now: () => number, warn: (message: string) => void): ConflictLog {
	let conflicts: readonly Conflict[] = Object.freeze([]);
	const listeners = new Set<() => void>();
	let describing = false;
	return {
		list: () => conflicts,
		report(property, how, value) {
			if (conflicts.length >= MAX_CONFLICTS) return;
			// Inspecting the value may run its own code, which may try again.
			const intruder = describing ? "the same script" : describe(value);
			const conflict = conflictOf(property, how, now(), intruder);
			conflicts = Object.freeze([...conflicts, conflict]);
			tellEach([() => warn(conflict.message), ...listeners]);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};

	function describe(value: unknown): string {
		describing = true;
		try {
			return describeIntruder(value);
		} finally {
			describing = false;
		}
	}
}
