import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ToastMessage, ToastRegion } from "./toast.tsx";

const COPIED: ToastMessage = { id: "1", tone: "done", text: "Command copied" };
const FAILED: ToastMessage = { id: "2", tone: "error", text: "Wallet operation failed: rejected" };

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function setUp(...toasts: ToastMessage[]) {
	const onDismiss = vi.fn();
	const onShown = vi.fn();
	const region = () => <ToastRegion toasts={toasts} onDismiss={onDismiss} onShown={onShown} />;
	const { rerender } = render(region());
	return { onDismiss, onShown, again: () => rerender(region()) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("requests dismissal of a message after five seconds, not before", () => {
	const { onDismiss } = setUp(COPIED);
	pass(4999);
	expect(onDismiss).not.toHaveBeenCalled();
	pass(1);
	expect(onDismiss.mock.calls).toEqual([["1"]]);
});

test("keeps an error until it is dismissed", () => {
	const { onDismiss } = setUp(FAILED);
	pass(60_000);
	expect(onDismiss).not.toHaveBeenCalled();
	fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(onDismiss.mock.calls).toEqual([["2"]]);
});

test.each([
	["pointer", fireEvent.mouseOver, fireEvent.mouseOut],
	["focus", fireEvent.focusIn, fireEvent.focusOut],
])("keeps a message while it has the %s, and then restarts its time", (_, enter, leave) => {
	const { onDismiss } = setUp(COPIED);
	const text = screen.getByText("Command copied");
	pass(4000);
	enter(text);
	pass(60_000);
	expect(onDismiss).not.toHaveBeenCalled();
	leave(text);
	pass(4999);
	expect(onDismiss).not.toHaveBeenCalled();
	pass(1);
	expect(onDismiss).toHaveBeenCalledTimes(1);
});

test("keeps a message that has the focus while the pointer passes over it", () => {
	const { onDismiss } = setUp(COPIED);
	const text = screen.getByText("Command copied");
	fireEvent.focusIn(text);
	fireEvent.mouseOver(text);
	fireEvent.mouseOut(text);
	pass(60_000);
	expect(onDismiss).not.toHaveBeenCalled();
});

test("passes each message to the announcer once, and restarts no timer on a re-render", () => {
	const { onDismiss, onShown, again } = setUp(COPIED, FAILED);
	pass(3000);
	again();
	pass(2000);
	expect(onShown.mock.calls).toEqual([[COPIED], [FAILED]]);
	expect(onDismiss).toHaveBeenCalledTimes(1);
});

test("renders no region without messages", () => {
	setUp();
	expect(screen.queryByRole("region")).toBeNull();
});

test("the focus returns to where it came from, from the first message and from the second", () => {
	render(<button type="button">Sow</button>);
	setUp(COPIED, FAILED);
	const sow = screen.getByRole("button", { name: "Sow" });
	const [first, second] = screen.getAllByRole("button", { name: "Dismiss" }) as [HTMLElement, HTMLElement];
	sow.focus();
	fireEvent.focusIn(first, { relatedTarget: sow });
	fireEvent.focusIn(second, { relatedTarget: first });
	for (const dismiss of [second, first]) {
		sow.blur();
		fireEvent.click(dismiss);
		expect(document.activeElement).toBe(sow);
	}
});
