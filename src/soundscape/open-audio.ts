/**
 * An audio context that may play, or null: if the browser has none, the visitor has not interacted yet, or the page is
 * hidden. Each playback opens its own context and closes it, so that none keeps the device awake.
 */
export function openAudio(): AudioContext | null {
	if (document.hidden || typeof AudioContext !== "function") return null;
	// A context created before the first interaction would only cause a warning.
	if (navigator.userActivation?.hasBeenActive === false) return null;
	try {
		const context = new AudioContext();
		if (context.state === "suspended") void context.resume().catch(() => {});
		return context;
	} catch {
		return null;
	}
}
