/**
 * Copies a text to the clipboard.
 * @param text may still be pending: Safari lets a page write only while it handles a press, and then accepts a promise
 * @returns whether it was copied; false when there is no text, or the browser denies access
 */
export async function copyText(text: string | Promise<string | null>): Promise<boolean> {
	try {
		if (typeof text === "string") await navigator.clipboard.writeText(text);
		else await write(plainText(text));
		return true;
	} catch {
		return copyByCommand(text);
	}
}

/** Where there is no clipboard but the command of the "Copy" menu: on sites served over plain HTTP. */
async function copyByCommand(text: string | Promise<string | null>): Promise<boolean> {
	try {
		const arrived = await text;
		if (arrived === null) return false;
		document.oncopy = (event) => {
			event.preventDefault();
			event.clipboardData?.setData("text/plain", arrived);
		};
		return document.execCommand("copy");
	} catch {
		return false;
	} finally {
		document.oncopy = null;
	}
}

const write = (text: Promise<Blob>) => navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);

function plainText(text: Promise<string | null>): Promise<Blob> {
	const blob = text.then((arrived) => {
		if (arrived === null) throw new TypeError("No text");
		return new Blob([arrived], { type: "text/plain" });
	});
	// If the clipboard refuses at once, nothing else handles this rejection.
	blob.catch(() => {});
	return blob;
}
