import { matchesMedia } from "./media-query.ts";

/** What the browser reports about the device without measuring. */
export interface DeviceHints {
	/** The visitor asked for less data. */
	saveData: boolean;
	/** The primary pointer is a finger. */
	coarsePointer: boolean;
	/** Below the md breakpoint, 768 px. */
	smallScreen: boolean;
}

export function deviceHints(): DeviceHints {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return {
		saveData: connection?.saveData === true || matchesMedia("(prefers-reduced-data: reduce)"),
		coarsePointer: matchesMedia("(pointer: coarse)"),
		smallScreen: matchesMedia("(max-width: 47.9988em)"),
	};
}
