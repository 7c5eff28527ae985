import { isSearchKey } from "./is-search-key.ts";

declare global {
	interface Window {
		/** What was pressed last before the application could answer: a click, or a key that it answers; `null` once it can. */
		earlyPress?: Event | null | undefined;
	}
}

/** Popovers open by themselves, as links and fields answer by themselves. */
const waiting = "button:not([popovertarget])";
/** Later, nobody would know what answers them. */
const longestWaitMs = 5_000;

/** The search's key, anywhere; the shell's shortcuts, but not in what is written or chosen with letters; what moves among tabs. */
function isAwaited(press: KeyboardEvent): boolean {
	const { altKey, code, ctrlKey, key, metaKey, repeat } = press;
	if (repeat || ctrlKey || metaKey) return !repeat && isSearchKey(press);
	const isShortcut = altKey ? /^Key[HNS]$/.test(code) : key === "/";
	const moves = !altKey && /^(Arrow(Left|Right)|Home|End)$/.test(key);
	return (
		(isShortcut || moves) &&
		(press.target as Element).matches(isShortcut ? ":not(input,select,textarea)" : "[role=tab]")
	);
}

/**
 * Keeps the click or key pressed last until {@link answerEarlyPress}: served pages show what answers them before there is code
 * for it.
 */
export function keepEarlyPress(): void {
	const keep = (event: Event) => {
		if (window.earlyPress === null) return removeEventListener(event.type, keep, true);
		if (event.type !== "click") {
			if (!isAwaited(event as KeyboardEvent)) return;
			// Nor shall the browser do with it what it does where nobody answers: scroll, open a menu.
			event.preventDefault();
		}
		window.earlyPress = event;
	};
	addEventListener("click", keep, true);
	addEventListener("keydown", keep, true);
}

/**
 * Presses what was pressed last again, once: who presses twice what does not answer wants one answer. To be called when the
 * application answers presses. Nothing happens 5 s after the press, where that was on no button or the button is gone, or where
 * it was a key and the focus has moved on.
 */
export function answerEarlyPress(): void {
	const press = window.earlyPress;
	window.earlyPress = null;
	if (!press || performance.now() - press.timeStamp >= longestWaitMs) return;
	const target = press.target as Element;
	// A button that is gone is none that the application hears.
	if (press.type === "click") target.closest<HTMLElement>(waiting)?.click();
	else if (target === document.activeElement) target.dispatchEvent(new KeyboardEvent("keydown", press));
}
