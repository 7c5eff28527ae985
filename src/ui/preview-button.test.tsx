import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { IconButton } from "./icon-button.tsx";
import { PreviewButton } from "./preview-button.tsx";

afterEach(cleanup);

/** The element that the button's description refers to. */
function description(): HTMLElement {
	const id = screen.getByRole("button", { name: "Stake Now" }).getAttribute("aria-describedby") ?? "";
	return document.getElementById(id) as HTMLElement;
}
const shown = () => description().className.includes("open");

test("is an enabled button that says it is not live", () => {
	render(<PreviewButton>Stake Now</PreviewButton>);
	const button = screen.getByRole<HTMLButtonElement>("button", { name: "Stake Now" });
	expect(description().textContent).toBe("Not live in this preview");
	expect(button.disabled || button.hasAttribute("aria-disabled")).toBe(false);
	button.focus();
	expect(document.activeElement).toBe(button);
});

test("shows the explanation under the pointer, and hides it on Escape and on leaving", () => {
	render(<PreviewButton>Stake Now</PreviewButton>);
	const button = screen.getByRole("button");
	expect(shown()).toBe(false);
	fireEvent.mouseOver(button);
	expect(shown()).toBe(true);
	fireEvent.keyDown(document, { key: "Escape" });
	expect(shown()).toBe(false);
	fireEvent.mouseOut(button);
	fireEvent.mouseOver(button);
	expect(shown()).toBe(true);
	fireEvent.mouseOut(button);
	expect(shown()).toBe(false);
});

test("shows it on keyboard focus and hides it on blur", () => {
	render(<PreviewButton>Stake Now</PreviewButton>);
	const button = screen.getByRole("button");
	act(() => button.focus());
	expect(shown()).toBe(true);
	act(() => button.blur());
	expect(shown()).toBe(false);
});

test("changes nothing in the page when pressed", () => {
	const { container } = render(<PreviewButton>Stake Now</PreviewButton>);
	const before = container.innerHTML;
	fireEvent.click(screen.getByRole("button"));
	expect(container.innerHTML).toBe(before);
});

test("keeps the explanation on a press, but hides a tooltip that only repeats a name", () => {
	const { unmount } = render(<PreviewButton>Stake Now</PreviewButton>);
	fireEvent.mouseOver(screen.getByRole("button"));
	fireEvent.click(screen.getByRole("button"));
	expect(shown()).toBe(true);
	unmount();
	render(<IconButton label="Dark mode" icon="moon" />);
	const button = screen.getByRole("button", { name: "Dark mode" });
	const bubble = screen.getByText("Dark mode");
	fireEvent.mouseOver(button);
	expect(bubble.className).toContain("open");
	fireEvent.click(button);
	expect(bubble.className).not.toContain("open");
});
