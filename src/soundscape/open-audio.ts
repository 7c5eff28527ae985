/**
 * An audio context that may be heard, or null: none in this browser, or not before the visitor has pressed something,
 * or nobody is looking. Each play opens its own and closes it, so that none is left to keep the device awake.
 */
export function openAudio(): AudioContext | null {
	if (document.hidden || typeof AudioContext !== "function") return null;
	// A context made before the first press would only earn a warning.
	if (navigator.userActivation?.hasBeenActive === false) return null;
	try {
		const context = new AudioContext();
		if (context.state === "suspended") void context.resume().catch(() => {});
		return context;
	} catch {
		return null;
	}
}
