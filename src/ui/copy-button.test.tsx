import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CodeBlock } from "./code-block.tsx";
import { CopyButton } from "./copy-button.tsx";

afterEach(cleanup);

test("passes the button to the caller on a press, and names it after what it copies", () => {
	const onCopy = vi.fn();
	render(<CopyButton what="link" onCopy={onCopy} />);
	const button = screen.getByRole("button", { name: "Copy link" });
	fireEvent.click(button);
	expect(onCopy.mock.calls).toEqual([[button]]);
});

test("shows a link icon when it copies a link instead of the text beside it", () => {
	const { container } = render(
		<>
			<CopyButton compact icon="link" what="link to servers list" onCopy={() => {}} />
			<CopyButton what="command" onCopy={() => {}} />
		</>,
	);
	const signs = Array.from(container.querySelectorAll("use"), (use) => use.getAttribute("href")?.split("#")[1]);
	expect(signs).toEqual(["link", "copy"]);
});

test("passes the element with the code as well on a press in a code block", () => {
	const onCopy = vi.fn();
	render(<CodeBlock code="cherry servers list" label="List servers" prompt onCopy={onCopy} />);
	const button = screen.getByRole("button", { name: "Copy command: List servers" });
	fireEvent.click(button);
	expect(onCopy.mock.calls).toEqual([[button, screen.getByRole("code")]]);
	expect(screen.getByRole("code").textContent).toBe("cherry servers list");
});

test("renders a code block as a named figure whose code the keyboard can scroll", () => {
	render(<CodeBlock code="a" label="Wrap a server" onCopy={() => {}} />);
	const figure = screen.getByRole("figure", { name: "Wrap a server" });
	expect(figure.querySelector("pre")?.tabIndex).toBe(0);
});
