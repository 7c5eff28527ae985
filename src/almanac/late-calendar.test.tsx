import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { LateCalendar } from "./late-calendar.tsx";

afterEach(cleanup);

const Live = () => <p>The calendar itself</p>;

/** An observer that reports nothing until told to. */
function stubObserver() {
	const seen: ((visible: boolean) => void)[] = [];
	class Observer {
		constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
			seen.push((visible) => callback([{ isIntersecting: visible }]));
		}
		observe() {}
		disconnect() {}
	}
	vi.stubGlobal("IntersectionObserver", Observer);
	return (visible: boolean) => seen.at(-1)?.(visible);
}

it("fetches its code when its place becomes visible, not before", async () => {
	const see = stubObserver();
	const importer = vi.fn(async () => ({ default: Live }));
	render(<LateCalendar code={lazyModule(importer)} served={null} />);
	see(false);
	expect(importer).not.toHaveBeenCalled();
	expect(document.querySelector("[aria-busy=true]")).toBeTruthy();
	expect(screen.getByRole("status").textContent).toBe("Loading the calendar...");
	expect(screen.getByRole("status").closest("[data-live]"), "not in the page's Markdown version").toBeTruthy();
	see(true);
	const live = await screen.findByText("The calendar itself");
	expect(document.activeElement).not.toBe(live.parentElement);
	expect(document.querySelector("[aria-busy=true]")).toBeNull();
	expect(importer).toHaveBeenCalledTimes(1);
});

it("reports a failed load and tries again", async () => {
	vi.stubGlobal("IntersectionObserver", undefined);
	const importer = vi.fn(async () => ({ default: Live })).mockRejectedValueOnce(new Error("offline"));
	render(<LateCalendar code={lazyModule(importer)} served={null} />);
	fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
	const live = await screen.findByText("The calendar itself");
	expect(document.activeElement).toBe(live.parentElement);
});
