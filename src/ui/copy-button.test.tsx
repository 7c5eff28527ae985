import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CodeBlock } from "./code-block.tsx";
import { CopyButton } from "./copy-button.tsx";

afterEach(cleanup);

test("a press gives the caller the button, which is named after what it copies", () => {
	const onCopy = vi.fn();
	render(<CopyButton what="link" onCopy={onCopy} />);
	const button = screen.getByRole("button", { name: "Copy link" });
	fireEvent.click(button);
	expect(onCopy.mock.calls).toEqual([[button]]);
});

test("a press in a code block gives the caller the element with the code as well", () => {
	const onCopy = vi.fn();
	render(<CodeBlock code="cherry servers list" label="List servers" prompt onCopy={onCopy} />);
	const button = screen.getByRole("button", { name: "Copy command: List servers" });
	fireEvent.click(button);
	expect(onCopy.mock.calls).toEqual([[button, screen.getByText("cherry servers list")]]);
});

test("a code block is a named figure whose code the keyboard can scroll", () => {
	render(<CodeBlock code="a" label="Wrap a server" onCopy={() => {}} />);
	const figure = screen.getByRole("figure", { name: "Wrap a server" });
	expect(figure.querySelector("pre")?.tabIndex).toBe(0);
});
