import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

/** What happy-dom does not know. */
function addPopovers(): void {
	const prototype = HTMLElement.prototype;
	const toggle = (element: HTMLElement, newState: "open" | "closed") => {
		element.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));
		element.style.display = newState === "open" ? "block" : "none";
		element.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
	};
	Object.defineProperty(prototype, "popover", { configurable: true, value: "auto" });
	prototype.showPopover = function () {
		toggle(this, "open");
	};
	prototype.hidePopover = function () {
		toggle(this, "closed");
	};
	vi.spyOn(document, "querySelector").mockReturnValue(null);
}

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	Reflect.deleteProperty(HTMLElement.prototype, "popover");
});

function show(open: boolean, onClose = () => {}) {
	return (
		<Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
			<p>Alt+S</p>
		</Dialog>
	);
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");

describe.each([
	["as a popover", true],
	["where there are no popovers", false],
])("%s", (_, hasPopovers) => {
	beforeEach(() => hasPopovers && addPopovers());

	test("opens as a modal named by its title, and has no content while closed", () => {
		const { rerender } = render(show(false));
		expect(screen.queryByText("Alt+S")).toBeNull();
		rerender(show(true));
		expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" }).getAttribute("aria-modal")).toBe("true");
	});

	test("tells the page that it is covered while it is shown, unless it stays visible beside it", () => {
		const inWindow = (width: number) =>
			vi.stubGlobal("matchMedia", (query: string) => ({
				matches: width <= 16 * Number(/max-width: (.+)em/.exec(query)?.[1]),
			}));
		inWindow(768);
		const isCovered = () => document.documentElement.hasAttribute("data-covered");
		const { rerender, unmount } = render(show(true));
		expect(isCovered()).toBe(true);
		rerender(show(false));
		expect(isCovered()).toBe(false);
		rerender(show(true));
		unmount();
		expect(isCovered()).toBe(false);
		const beside = (
			<Dialog open aside="beside" onClose={() => {}} title="Display">
				<p>Season</p>
			</Dialog>
		);
		const { unmount: close } = render(beside);
		expect(isCovered()).toBe(false);
		close();
		inWindow(767);
		render(beside);
		expect(isCovered()).toBe(true);
	});

	test("reports a close by its button, and one by the browser (Escape), once each", () => {
		const onClose = vi.fn();
		render(show(true, onClose));
		fireEvent.click(screen.getByRole("button", { name: "Close" }));
		expect(onClose).toHaveBeenCalledTimes(1);
		if (hasPopovers) dialog().hidePopover();
		else dialog().close();
		expect(onClose).toHaveBeenCalledTimes(2);
	});

	test("does not report a close by the caller back to it", () => {
		const onClose = vi.fn();
		const { rerender } = render(show(true, onClose));
		rerender(show(false, onClose));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(onClose).not.toHaveBeenCalled();
	});

	test("a press outside closes it; one inside does not, nor one that begins or ends inside", () => {
		const onClose = vi.fn();
		render(show(true, onClose));
		const press = (down: Element, up: Element) => {
			fireEvent.mouseDown(down);
			fireEvent.click(up);
		};
		const inside = screen.getByText("Alt+S");
		press(inside, inside);
		press(inside, dialog());
		press(dialog(), inside);
		expect(onClose).not.toHaveBeenCalled();
		press(dialog(), dialog());
		expect(onClose).toHaveBeenCalledTimes(1);
	});

	test("hides the page from screen readers until it closes, before the focus returns", () => {
		const page = render(<main>Page</main>).container;
		const { rerender, unmount } = render(show(true));
		expect(page.getAttribute("aria-hidden")).toBe("true");
		dialog().addEventListener(
			hasPopovers ? "toggle" : "close",
			() => expect(page.getAttribute("aria-hidden")).toBeNull(),
			{ once: true },
		);
		rerender(show(false));
		expect(page.getAttribute("aria-hidden")).toBeNull();

		rerender(show(true));
		expect(page.getAttribute("aria-hidden")).toBe("true");
		unmount();
		expect(page.getAttribute("aria-hidden")).toBeNull();
		expect.assertions(5);
	});
});
