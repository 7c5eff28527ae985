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

it("copies nothing when there is no clipboard, whatever the text resolves to", async () => {
	vi.stubGlobal("navigator", {});
	expect(await copyText(Promise.reject(new TypeError("no network")))).toBe(false);
});
