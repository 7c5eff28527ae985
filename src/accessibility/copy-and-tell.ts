import { copyText } from "#src/platform/clipboard.ts";
import { announcer } from "./announcer.ts";

const COPIED_MS = 2000;
/** Longer, because the visitor still has to act. */
const FAILED_MS = 6000;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/**
 * Copies a text for a button. The outcome is set on the button as `data-outcome`, "Copied" for 2 s or "Not copied" for
 * 6 s, which its style shows, and is announced. It takes an element, so that it also works for buttons in served
 * markup.
 * @param text null, or a promise of null, if there is none
 * @param said what is announced on success and on failure
 * @returns whether the text is on the clipboard
 * @example
 * copyAndTell(button, "cherry servers list", { copied: "Command copied", failed: "Could not copy the command." })
 */
export async function copyAndTell(
	button: HTMLElement,
	text: string | Promise<string | null> | null,
	said: { copied: string; failed: string },
): Promise<boolean> {
	const done = text !== null && (await copyText(text));
	button.dataset.outcome = done ? "Copied" : "Not copied";
	clearTimeout(timers.get(button));
	timers.set(
		button,
		setTimeout(() => delete button.dataset.outcome, done ? COPIED_MS : FAILED_MS),
	);
	if (done) announcer.announceSuccess(said.copied);
	else announcer.announceError(said.failed);
	return done;
}
