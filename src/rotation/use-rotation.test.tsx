import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { RotatingCards } from "./rotating-cards.tsx";
import { ACTIVITY_MS, FEATURED_MS, useRotation } from "./use-rotation.ts";

function Rotation({ count, intervalMs }: { count: number; intervalMs: number }) {
	const { index, rest } = useRotation(count, intervalMs);
	return (
		<div data-testid="place" {...rest}>
			<output>{index}</output>
			<button type="button">one</button>
			<button type="button">two</button>
		</div>
	);
}

const shown = () => Number(screen.getByRole("status").textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const place = () => screen.getByTestId("place");

function setHidden(hidden: boolean): void {
	vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.useRealTimers();
	preferencesStore.setState(preferencesStore.getInitialState(), true);
});

it.each([
	["a featured card", FEATURED_MS, 5_000],
	["an activity", ACTIVITY_MS, 4_000],
])("%s is replaced after its time, and the first follows the last", (_, intervalMs, ms) => {
	render(<Rotation count={3} intervalMs={intervalMs} />);
	pass(ms - 1);
	expect(shown()).toBe(0);
	pass(1);
	expect(shown()).toBe(1);
	pass(ms);
	expect(shown()).toBe(2);
	pass(ms);
	expect(shown()).toBe(0);
});

it("pauses under the pointer, and gives the card its full time afterwards", () => {
	render(<Rotation count={3} intervalMs={FEATURED_MS} />);
	pass(4_000);
	fireEvent.pointerEnter(place(), { pointerType: "mouse" });
	pass(56_000);
	expect(shown()).toBe(0);
	fireEvent.pointerLeave(place());
	pass(4_999);
	expect(shown()).toBe(0);
	pass(1);
	expect(shown()).toBe(1);
});

it("does not pause for a finger that scrolls past", () => {
	render(<Rotation count={3} intervalMs={FEATURED_MS} />);
	fireEvent.pointerEnter(place(), { pointerType: "touch" });
	pass(5_000);
	expect(shown()).toBe(1);
});

it("pauses while the focus is anywhere inside", () => {
	render(<Rotation count={3} intervalMs={FEATURED_MS} />);
	const [one, two] = screen.getAllByRole("button") as [HTMLElement, HTMLElement];
	act(() => one.focus());
	pass(56_000);
	act(() => two.focus());
	pass(56_000);
	expect(shown()).toBe(0);
	act(() => two.blur());
	pass(5_000);
	expect(shown()).toBe(1);
});

it("stays paused while the window with the focus inside is in the background", () => {
	render(<Rotation count={3} intervalMs={FEATURED_MS} />);
	const [one] = screen.getAllByRole("button") as [HTMLElement];
	act(() => one.focus());
	// The element stays the active one.
	fireEvent.blur(one);
	expect(document.activeElement).toBe(one);
	pass(56_000);
	expect(shown()).toBe(0);
});

it("pauses in a hidden tab, and does not catch up afterwards", () => {
	render(<Rotation count={3} intervalMs={FEATURED_MS} />);
	setHidden(true);
	pass(56_000);
	setHidden(false);
	expect(shown()).toBe(0);
	pass(5_000);
	expect(shown()).toBe(1);
});

it("pauses under reduced motion", () => {
	preferencesStore.setState({ motion: "reduced" });
	render(<Rotation count={3} intervalMs={FEATURED_MS} />);
	pass(56_000);
	expect(shown()).toBe(0);
});

it("never moves a single item, and sets no timer", () => {
	render(<Rotation count={1} intervalMs={FEATURED_MS} />);
	expect(vi.getTimerCount()).toBe(0);
});

it("shows the cards in turn in one place, all of them in the markup", () => {
	render(
		<RotatingCards title="In passing" intervalMs={FEATURED_MS}>
			<p>first</p>
			<p>second</p>
		</RotatingCards>,
	);
	const classes = () => ["first", "second"].map((text) => screen.getByText(text).parentElement?.className);
	const [shownFirst, waitingSecond] = classes();
	expect(shownFirst).not.toBe(waitingSecond);
	pass(FEATURED_MS);
	expect(classes()).toEqual([waitingSecond, shownFirst]);
});

it("the visitor stops it, and starts it again", () => {
	render(
		<RotatingCards title="In passing" intervalMs={FEATURED_MS}>
			<p>first</p>
			<p>second</p>
		</RotatingCards>,
	);
	const shownClass = screen.getByText("first").parentElement?.className;
	const isFirst = () => screen.getByText("first").parentElement?.className === shownClass;
	fireEvent.click(screen.getByRole("button", { name: "Pause In passing" }));
	// Two cards: after an odd number of turns the other one would be shown.
	pass(11 * FEATURED_MS);
	expect(isFirst()).toBe(true);
	const resume = screen.getByRole("button", { name: "Resume In passing" });
	// As a press does.
	act(() => resume.focus());
	fireEvent.click(resume);
	pass(FEATURED_MS);
	expect(isFirst()).toBe(false);
});
