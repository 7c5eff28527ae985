declare global {
	interface Window {
		/** What was pressed last before the application could answer; `null` once it can. */
		earlyPress?: { button: HTMLButtonElement; at: number } | null | undefined;
	}
}

/** Popovers open by themselves, as links and fields answer by themselves. */
const waiting = "button:not([popovertarget])";
/** Later, nobody would know what answers them. */
const longestWaitMs = 5_000;

/** Keeps the button pressed last until {@link answerEarlyPress}: served pages show theirs before there is code for them. */
export function keepEarlyPress(): void {
	const keep = ({ target }: Event) => {
		if (window.earlyPress === null) return removeEventListener("click", keep, true);
		const button = target instanceof Element ? target.closest<HTMLButtonElement>(waiting) : null;
		// Whoever presses something else does not wait any more.
		window.earlyPress = button ? { button, at: performance.now() } : undefined;
	};
	addEventListener("click", keep, true);
}

/**
 * Presses the kept button again, once: who presses twice what does not answer wants one answer. To be called when the
 * application answers presses. Nothing happens 5 s after the press, or where the button is gone.
 */
export function answerEarlyPress(): void {
	const press = window.earlyPress;
	window.earlyPress = null;
	if (press?.button.isConnected && performance.now() - press.at < longestWaitMs) press.button.click();
}
