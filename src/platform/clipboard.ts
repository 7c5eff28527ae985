/**
 * Puts a text on the clipboard.
 * @param text may be on its way still: Safari lets a page write only while it answers a press, and takes a promise then
 * @returns whether it is there; false where there is no text, or the browser has no clipboard or allows none
 */
export async function copyText(text: string | Promise<string | null>): Promise<boolean> {
	try {
		if (typeof text === "string") await navigator.clipboard.writeText(text);
		else await write(plainText(text));
		return true;
	} catch {
		return false;
	}
}

const write = (text: Promise<Blob>) => navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);

function plainText(text: Promise<string | null>): Promise<Blob> {
	const blob = text.then((arrived) => {
		if (arrived === null) throw new TypeError("There is no text");
		return new Blob([arrived], { type: "text/plain" });
	});
	// A clipboard that refuses at once leaves it to nobody.
	blob.catch(() => {});
	return blob;
}
