// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { copyText } from "./clipboard.ts";

/** Like browsers: writes once its text has arrived, or not at all. */
const write = vi.fn(async ([item]: { data: Record<string, Promise<Blob>> }[]) => {
	written = await (await item?.data["text/plain"])?.text();
});
let written: string | undefined;

beforeEach(() => {
	written = undefined;
	write.mockClear();
	vi.stubGlobal("navigator", { clipboard: { write } });
	vi.stubGlobal(
		"ClipboardItem",
		class {
			data: Record<string, Promise<Blob>>;
			constructor(data: Record<string, Promise<Blob>>) {
				this.data = data;
			}
		},
	);
});

it("passes a pending text to the clipboard at once, while the press is still being handled", async () => {
	const text = Promise.withResolvers<string>();
	const copied = copyText(text.promise);
	expect(write).toHaveBeenCalledTimes(1);
	text.resolve("# Server Capsules");
	expect(await copied).toBe(true);
	expect(written).toBe("# Server Capsules");
});

it.each([
	["turns out to be none", () => Promise.resolve(null)],
	["cannot be had", () => Promise.reject(new TypeError("no network"))],
])("copies nothing when the text %s", async (_name, text) => {
	expect(await copyText(text())).toBe(false);
	expect(written).toBeUndefined();
});

/** A browser whose only way is the "copy" command, which tells the page what it copies. */
function copyCommand(isAllowed: boolean): string[] {
	vi.stubGlobal("navigator", {});
	const copied: string[] = [];
	document.execCommand = (command) => {
		const event = new Event(command, { cancelable: true });
		Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => copied.push(text) } });
		return isAllowed && !document.dispatchEvent(event);
	};
	return copied;
}

it.each([
	["a text", "cherry servers list"],
	["a pending text", Promise.resolve("cherry servers list")],
])("copies %s by the browser's command when there is no clipboard, as over plain HTTP", async (_name, text) => {
	const copied = copyCommand(true);
	expect(await copyText(text)).toBe(true);
	expect(copied).toEqual(["cherry servers list"]);
});

it("then leaves to visitors what they copy themselves", async () => {
	copyCommand(true);
	await copyText("cherry servers list");
	expect(document.dispatchEvent(new Event("copy", { cancelable: true }))).toBe(true);
});

it("copies nothing when that is denied, too, or there is no text", async () => {
	const copied = copyCommand(false);
	expect(await copyText("cherry servers list")).toBe(false);
	copyCommand(true);
	expect(await copyText(Promise.reject(new TypeError("no network")))).toBe(false);
	expect(await copyText(Promise.resolve(null))).toBe(false);
	expect(copied).toEqual([]);
});
