/** Calls each listener. One that throws stops neither the others nor the script that is about to continue. */
export function tellEach(listeners: Iterable<() => void>): void {
	for (const tell of [...listeners])
		try {
			tell();
		} catch {
			// Not the caller's failure.
		}
}
