import { matchesMedia } from "./media-query.ts";

/** What the browser says of the device without being measured. */
export interface DeviceHints {
	/** The visitor asked for fewer bytes. */
	saveData: boolean;
	/** The finger is the pointer. */
	coarsePointer: boolean;
	/** Below the breakpoint md, 768 px. */
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
