import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { url } from "#src/navigation/url.ts";

/**
 * Copies the full address of a place for a button, which shows and announces the outcome.
 * @param path within the site, without base; may carry a query and a fragment
 * @param copied what is announced on success
 * @returns whether it is on the clipboard
 */
export const copyLink = (button: HTMLElement, path: string, copied = "Link copied"): Promise<boolean> =>
	copyAndTell(button, location.origin + url(path), { copied, failed: "Could not copy the link." });
