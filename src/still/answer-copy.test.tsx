import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { answerCopy } from "./answer-copy.ts";

const writeText = vi.fn(async (_text: string) => {});
const answered = vi.fn();

afterEach(() => {
	cleanup();
	vi.clearAllMocks();
	getSelection()?.removeAllRanges();
});

function show(what: "Code" | "Command") {
	vi.stubGlobal("navigator", { clipboard: { writeText } });
	render(
		<div onClickCapture={(event) => answered(answerCopy(event, what))}>
			<figure>
				<code>cherry servers list</code>
				<button type="button">
					<span>Copy the line</span>
				</button>
			</figure>
			<figure>
				<code>
					$ <kbd>cherry season</kbd>
					<samp>spring</samp>
				</code>
				<button type="button">Copy the session</button>
			</figure>
			<button type="button">Elsewhere</button>
		</div>,
	);
}

it.each([
	["Copy the line", "cherry servers list"],
	["Copy the session", "cherry season"],
])("answers “%s” with “%s”", async (name, text) => {
	show("Command");
	screen.getByText(name).click();
	expect(answered).toHaveBeenCalledExactlyOnceWith(true);
	expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
	await vi.waitFor(() => expect(screen.getByRole("button", { name }).dataset.outcome).toBe("Copied"));
	expect(announcer.read("polite")).toBe("Success: Command copied");
	expect(String(getSelection())).toBe("");
});

it.each([
	["Code", "Copy the line", "cherry servers list", "Error: Could not copy. The code is selected instead."],
	["Command", "Copy the session", "cherry season", "Error: Could not copy. The command is selected instead."],
] as const)("selects what it cannot copy: %s", async (what, name, text, said) => {
	writeText.mockRejectedValueOnce(new Error("denied"));
	show(what);
	screen.getByText(name).click();
	await vi.waitFor(() => expect(String(getSelection())).toBe(text));
	expect(announcer.read("assertive")).toBe(said);
});

it.each(["Elsewhere", "cherry servers list"])("leaves a press on “%s” to others", (text) => {
	show("Code");
	screen.getByText(text).click();
	expect(answered).toHaveBeenCalledExactlyOnceWith(false);
	expect(writeText).not.toHaveBeenCalled();
});
