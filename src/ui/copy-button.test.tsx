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

test("what is copied has its own sign: a link another than the text beside the button", () => {
	const { container } = render(
		<>
			<CopyButton compact icon="link" what="link to servers list" onCopy={() => {}} />
			<CopyButton what="command" onCopy={() => {}} />
		</>,
	);
	const signs = Array.from(container.querySelectorAll("use"), (use) => use.getAttribute("href")?.split("#")[1]);
	expect(signs).toEqual(["link", "copy"]);
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
