import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { components } from "#src/content/library/components.ts";
import { liveSamples } from "./live-samples.ts";
import { ErrorStateSample } from "./samples/error-state.tsx";
import { TabsSample } from "./samples/tabs.tsx";
import { ToastSample } from "./samples/toast.tsx";
import { stillSamples } from "./still-samples.tsx";

const samples = { ...liveSamples, ...stillSamples };

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it("there is one sample per component, and each shows something without script", () => {
	expect(Object.keys(samples).sort()).toEqual(components.map(({ id }) => id).sort());
	const shown = Object.entries(samples).map(([id, Sample]) => [id, renderToStaticMarkup(<Sample />)] as const);
	expect(shown.filter(([, markup]) => markup === "")).toEqual([]);
	expect(shown.filter(([, markup]) => markup.includes("style="))).toEqual([]);
});

it("the static samples have nothing to press", () => {
	for (const Sample of Object.values(stillSamples))
		expect(renderToStaticMarkup(<Sample />)).not.toMatch(/<button|<input/);
});

it("the tabs, of which only the code is shown, work as well", () => {
	render(<TabsSample />);
	fireEvent.click(screen.getByRole("tab", { name: "Hill" }));
	expect(screen.getByRole("tab", { name: "Hill", selected: true })).toBeTruthy();
});

/** Presses a button that has the focus, as by keyboard. */
function press(name: string) {
	const button = screen.getByRole("button", { name });
	button.focus();
	fireEvent.click(button);
	return button;
}

it("the error state leaves the focus on the button that led to it", () => {
	render(<ErrorStateSample />);
	const first = press("Let it fail");
	expect(screen.getByRole("alert").textContent).toContain("The well is dry");
	expect(document.activeElement).toBe(first);
	press("Try again");
	expect(screen.queryByRole("alert")).toBeNull();
	expect(document.activeElement).toBe(first);
});

it("a message of the same tone replaces the one before, is announced, and has five seconds of its own", () => {
	vi.useFakeTimers();
	const announced = vi.spyOn(announcer, "announce");
	const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
	render(<ToastSample />);
	press("Sow a seed");
	pass(3000);
	press("Sow a seed");
	expect(announced.mock.calls).toEqual([["Seed sown"], ["Seed sown"]]);
	pass(4999);
	expect(screen.getAllByText("Seed sown")).toHaveLength(1);
	pass(1);
	expect(screen.queryByText("Seed sown")).toBeNull();
});
