import { isSearchKey } from "./is-search-key.ts";
import { TAKES_LETTERS } from "./takes-letters.ts";

declare global {
	interface Window {
		/**
		 * The last press before the application could respond: a click, or a key that it handles. `null` once it can
		 * respond.
		 */
		earlyPress?: Event | null | undefined;
	}
}

/** Buttons that need script. Popover buttons, links and fields work without it. */
const waiting = "button:not([popovertarget])";
/** Any later, the visitor would not connect the response with the press. */
const longestWaitMs = 5_000;

/** The search key, anywhere; the shell's shortcuts, except in fields that take letters; keys that move among tabs. */
function isAwaited(press: KeyboardEvent, singleKeys: boolean): boolean {
	const { altKey, code, ctrlKey, key, metaKey, repeat } = press;
	if (repeat || ctrlKey || metaKey) return !repeat && isSearchKey(press);
	const isShortcut = altKey ? /^Key[HNS]$/.test(code) : singleKeys && key === "/";
	const moves = !altKey && /^(Arrow(Left|Right)|Home|End)$/.test(key);
	return (
		(isShortcut || moves) && (press.target as Element).matches(isShortcut ? `:not(${TAKES_LETTERS})` : "[role=tab]")
	);
}

/**
 * Keeps the last click or key press until {@link replayEarlyPress}: served pages show their controls before there is
 * code for them.
 * @param singleKeys whether keys alone are shortcuts, as the visitor chose
 */
export function captureEarlyPress(singleKeys: boolean): void {
	const keep = (event: Event) => {
		if (window.earlyPress === null) return removeEventListener(event.type, keep, true);
		if (event.type !== "click") {
			if (!isAwaited(event as KeyboardEvent, singleKeys)) return;
			// Also prevents the browser's default action, such as scrolling or opening a menu.
			event.preventDefault();
		}
		window.earlyPress = event;
	};
	addEventListener("click", keep, true);
	addEventListener("keydown", keep, true);
}

/**
 * Replays the last press, once: a visitor who presses an unresponsive control twice wants one response. Call it once
 * the application responds to presses. Does nothing 5 s after the press, if the press was not on a button or the
 * button is gone, or if it was a key and the focus has moved.
 */
export function replayEarlyPress(): void {
	const press = window.earlyPress;
	window.earlyPress = null;
	if (!press || performance.now() - press.timeStamp >= longestWaitMs) return;
	const target = press.target as Element;
	// A click on a removed button does not reach the application's listeners.
	if (press.type === "click") target.closest<HTMLElement>(waiting)?.click();
	else if (target === document.activeElement) target.dispatchEvent(new KeyboardEvent("keydown", press));
}
