import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CodeBlock } from "./code-block.tsx";
import { CopyButton } from "./copy-button.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	window.getSelection()?.removeAllRanges();
});

function stubClipboard(writeText: (text: string) => Promise<void>) {
	vi.stubGlobal("navigator", { clipboard: { writeText } });
}
async function press() {
	await act(async () => fireEvent.click(screen.getByRole("button")));
}
const name = () => screen.getByRole("button").getAttribute("aria-label");

test("it copies the text, says so for two seconds, and tells the caller", async () => {
	const writeText = vi.fn(async () => {});
	const onCopied = vi.fn();
	stubClipboard(writeText);
	render(<CopyButton text="cherry servers list" what="command" onCopied={onCopied} onFailed={() => {}} />);
	expect(name()).toBe("Copy command");
	await press();
	expect(writeText).toHaveBeenCalledWith("cherry servers list");
	expect(onCopied).toHaveBeenCalledTimes(1);
	expect(name()).toBe("Copied");
	act(() => vi.advanceTimersByTime(1999));
	expect(name()).toBe("Copied");
	act(() => vi.advanceTimersByTime(1));
	expect(name()).toBe("Copy command");
});

test("a second press starts the two seconds anew", async () => {
	stubClipboard(async () => {});
	render(<CopyButton text="x" what="code" onCopied={() => {}} onFailed={() => {}} />);
	await press();
	act(() => vi.advanceTimersByTime(1500));
	await press();
	act(() => vi.advanceTimersByTime(1500));
	expect(name()).toBe("Copied");
});

test.each([
	["refuses", () => stubClipboard(() => Promise.reject(new DOMException("denied", "NotAllowedError")))],
	["is missing", () => vi.stubGlobal("navigator", {})],
])("where the clipboard %s, the code is selected and the failure said", async (_, stub) => {
	stub();
	const onCopied = vi.fn();
	const onFailed = vi.fn();
	render(<CodeBlock code="cherry servers list" label="List servers" prompt onCopied={onCopied} onFailed={onFailed} />);
	await press();
	expect(name()).toBe("Not copied");
	expect(window.getSelection()?.toString()).toBe("cherry servers list");
	expect([onCopied.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 1]);
});

test("a code block is a named figure whose code the keyboard can scroll", () => {
	render(<CodeBlock code="a" label="Wrap a server" onCopied={() => {}} onFailed={() => {}} />);
	const figure = screen.getByRole("figure", { name: "Wrap a server" });
	expect(figure.querySelector("pre")?.tabIndex).toBe(0);
});
