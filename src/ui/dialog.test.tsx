import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function show(open: boolean, onClose = () => {}) {
	return (
		<Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
			<p>Alt+S</p>
		</Dialog>
	);
}

test("opens as a modal named by its title, and has no content while closed", () => {
	const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
	const { rerender } = render(show(false));
	expect(screen.queryByText("Alt+S")).toBeNull();
	rerender(show(true));
	expect(showModal).toHaveBeenCalledTimes(1);
	expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
});

test("reports a close by its button, and one by the browser (Escape), once each", () => {
	const onClose = vi.fn();
	render(show(true, onClose));
	fireEvent.click(screen.getByRole("button", { name: "Close" }));
	expect(onClose).toHaveBeenCalledTimes(1);
	(screen.getByRole("dialog") as HTMLDialogElement).close();
	expect(onClose).toHaveBeenCalledTimes(2);
});

test("does not report a close by the caller back to it", () => {
	const onClose = vi.fn();
	const { rerender, container } = render(show(true, onClose));
	rerender(show(false, onClose));
	expect(container.querySelector("dialog")?.open).toBe(false);
	expect(onClose).not.toHaveBeenCalled();
});

test.each([
	[99, 150, 1],
	[301, 150, 1],
	[200, 49, 1],
	[200, 251, 1],
	[100, 50, 0],
	[300, 250, 0],
])("a click at %i, %i closes it %i times where `closedby` is not supported", (clientX, clientY, times) => {
	const onClose = vi.fn();
	render(show(true, onClose));
	const dialog = screen.getByRole("dialog");
	vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 50, 200, 200));
	fireEvent.click(screen.getByText("Alt+S"), { clientX, clientY });
	expect(onClose).not.toHaveBeenCalled();
	fireEvent.click(dialog, { clientX, clientY });
	expect(onClose).toHaveBeenCalledTimes(times);
});

test("leaves clicks on the backdrop to browsers that support `closedby`", () => {
	const onClose = vi.fn();
	render(show(true, onClose));
	const dialog = Object.assign(screen.getByRole("dialog"), { closedBy: "any" });
	fireEvent.click(dialog, { clientX: -1, clientY: -1 });
	expect(onClose).not.toHaveBeenCalled();
});
