import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useViewport } from "./use-viewport.ts";

function resizeTo(width: number, height = 800): void {
	Object.assign(window, { innerWidth: width, innerHeight: height, devicePixelRatio: 2 });
	window.dispatchEvent(new Event("resize"));
}
const afterMs = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
	vi.useFakeTimers();
	resizeTo(1440, 900);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it("knows the window size from the first render in the browser", () => {
	const { result } = renderHook(useViewport);
	expect(result.current).toMatchObject({ width: 1440, height: 900, pixelRatio: 2, isDesktop: true });
});

it("follows a resize once the window has kept its size for 16 ms", () => {
	const { result } = renderHook(useViewport);
	const before = result.current;
	resizeTo(700);
	afterMs(15);
	resizeTo(500);
	afterMs(15);
	expect(result.current, "still being resized").toBe(before);
	afterMs(1);
	expect(result.current).toMatchObject({ width: 500, isMobile: true });
});

it("is the same object after a resize that changed nothing", () => {
	const { result } = renderHook(useViewport);
	const before = result.current;
	resizeTo(1440, 900);
	afterMs(16);
	expect(result.current).toBe(before);
});

it("adds one resize listener for all readers, and none without readers", () => {
	const added = vi.spyOn(window, "addEventListener");
	const removed = vi.spyOn(window, "removeEventListener");
	const resizes = (calls: readonly unknown[][]) => calls.filter(([type]) => type === "resize").length;
	const first = renderHook(useViewport);
	const second = renderHook(useViewport);
	expect(resizes(added.mock.calls)).toBe(1);
	first.unmount();
	expect(resizes(removed.mock.calls)).toBe(0);
	second.unmount();
	expect(resizes(removed.mock.calls)).toBe(1);
	expect(vi.getTimerCount()).toBe(0);
});

it("measures again for a reader that comes after the others have left", () => {
	renderHook(useViewport).unmount();
	resizeTo(800);
	expect(renderHook(useViewport).result.current).toMatchObject({ width: 800, isTablet: true });
});

it("is xs in prerendered markup, and hydrates without errors", () => {
	const Shown = () => <p>{useViewport().breakpoint}</p>;
	const container = document.createElement("div");
	container.innerHTML = renderToString(<Shown />);
	expect(container.textContent).toBe("xs");
	document.body.append(container);
	const complaint = vi.spyOn(console, "error");
	render(<Shown />, { container, hydrate: true });
	expect(screen.getByText("xl")).toBeDefined();
	expect(complaint).not.toHaveBeenCalled();
	container.remove();
});
