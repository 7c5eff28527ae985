import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "./announcer.ts";
import { copyAndTell } from "./copy-and-tell.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.runAllTimers();
	vi.useRealTimers();
});

const said = { copied: "Command copied", failed: "Could not copy the command." };
const writeText = vi.fn<(text: string) => Promise<void>>();

function clipboardThat(writes: () => Promise<void>): HTMLElement {
	writeText.mockReset().mockImplementation(writes);
	vi.stubGlobal("navigator", { clipboard: { writeText } });
	return document.createElement("button");
}

test("copies, shows that on the button for two seconds, and announces it", async () => {
	const button = clipboardThat(async () => {});
	expect(await copyAndTell(button, "cherry servers list", said)).toBe(true);
	expect(writeText.mock.calls).toEqual([["cherry servers list"]]);
	expect(announcer.read("polite")).toBe("Success: Command copied");
	vi.advanceTimersByTime(1999);
	expect(button.dataset.outcome).toBe("Copied");
	vi.advanceTimersByTime(1);
	expect(button.dataset.outcome).toBeUndefined();
});

test("restarts the two seconds on a second press", async () => {
	const button = clipboardThat(async () => {});
	await copyAndTell(button, "x", said);
	vi.advanceTimersByTime(1500);
	await copyAndTell(button, "x", said);
	vi.advanceTimersByTime(1500);
	expect(button.dataset.outcome).toBe("Copied");
});

test.each([
	[
		"the clipboard refuses",
		"x",
		() => clipboardThat(() => Promise.reject(new DOMException("denied", "NotAllowedError"))),
	],
	["there is none", "x", () => vi.stubGlobal("navigator", {})],
	["there is no text", null, () => clipboardThat(async () => {})],
])("when %s, shows the failure, for longer, and announces it", async (_, text, given) => {
	given();
	const button = document.createElement("button");
	expect(await copyAndTell(button, text, said)).toBe(false);
	expect(announcer.read("assertive")).toBe("Error: Could not copy the command.");
	vi.advanceTimersByTime(5999);
	expect(button.dataset.outcome).toBe("Not copied");
	vi.advanceTimersByTime(1);
	expect(button.dataset.outcome).toBeUndefined();
});
